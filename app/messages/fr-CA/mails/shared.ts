export * from "~/messages/fr-BE/mails/shared";

export const visitNotes = (reference: string) =>
  `Référence ${reference}\n\nUne autre date conviendrait mieux? Demandez-la sur la page de votre demande. Le lien est dans notre courriel.`;
export const lostLink = (url: string) => `Lien perdu? Retrouvez votre demande ici\u00a0:\n${url}`;
