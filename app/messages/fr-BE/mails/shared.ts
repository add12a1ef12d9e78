export const toLabelPrefix = (label: string) => `${label}\u00a0:`;
export const greeting = (name: string) => (name === "" ? "Bonjour," : `Bonjour ${name},`);
export const greetings = ["Bonjour", "Bonsoir", "Cher", "Chère", "Madame", "Monsieur"];
export const signature = (name: string, company: string) => `${name}, ${company}`;
export const reference = "Référence";
export const service = "Service";
export const when = "Quand";
export const openBooking = "Ouvrir la réservation";
export const openPrivatePage = "Ouvrir votre demande";

export const visit = (company: string) => `Rendez-vous avec ${company}`;
export const visitOf = (company: string, service: string) => `Rendez-vous avec ${company}\u00a0: ${service}`;
export const visitNotes = (reference: string) =>
  `Référence ${reference}\n\nUne autre date conviendrait mieux\u202f? Demandez-la sur la page de votre demande. Le lien est dans notre e-mail.`;
export const lostLink = (url: string) => `Lien perdu\u202f? Retrouvez votre demande ici\u00a0:\n${url}`;
