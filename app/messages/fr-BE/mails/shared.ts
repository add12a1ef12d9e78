/** What the emails to customers and to staff have in common, and the calendar file that some of them bring. */

/** A label and the sign between it and its value. */
export const before = (label: string) => `${label}\u00a0:`;
/** @param name empty for an unknown one */
export const greeting = (name: string) => (name === "" ? "Bonjour," : `Bonjour ${name},`);
/** Words that a text of staff may begin with, so that no second greeting stands above it. */
export const greetings = ["Bonjour", "Bonsoir", "Cher", "Chère", "Madame", "Monsieur"];
/** Below what a person writes to a customer. */
export const signature = (name: string, company: string) => `${name}, ${company}`;
export const reference = "Référence";
export const service = "Service";
export const when = "Quand";
export const openBooking = "Ouvrir la réservation";
export const openPrivatePage = "Ouvrir votre demande";

/** Title and notes of a visit in the visitor’s calendar. The page mails the private link to whoever has the request’s email. */
export const visit = (company: string) => `Rendez-vous avec ${company}`;
export const visitOf = (company: string, service: string) => `Rendez-vous avec ${company}\u00a0: ${service}`;
export const visitNotes = (reference: string) =>
  `Référence ${reference}\n\nUne autre date conviendrait mieux\u202f? Demandez-la sur la page de votre demande. Le lien est dans notre e-mail.`;
export const lostLink = (url: string) => `Lien perdu\u202f? Retrouvez votre demande ici\u00a0:\n${url}`;
