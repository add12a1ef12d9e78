/** What the emails to customers and to staff have in common, and the calendar file that some of them bring. */

export * from "~/messages/fr-BE/mails/shared";

/** Title and notes of a visit in the visitor’s calendar. The page mails the private link to whoever has the request’s email. */
export const visitNotes = (reference: string) =>
  `Référence ${reference}\n\nUne autre date conviendrait mieux? Demandez-la sur la page de votre demande. Le lien est dans notre courriel.`;
export const lostLink = (url: string) => `Lien perdu? Retrouvez votre demande ici\u00a0:\n${url}`;
