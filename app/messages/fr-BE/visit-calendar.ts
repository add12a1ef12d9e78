/** Title and notes of a visit in the visitor’s calendar. The page mails the private link to whoever has the request’s email. */
export const visit = (company: string) => `Rendez-vous avec ${company}`;
export const visitOf = (company: string, service: string) => `Rendez-vous avec ${company}\u00a0: ${service}`;
export const visitNotes = (reference: string) =>
  `Référence ${reference}\n\nUne autre date conviendrait mieux\u202f? Demandez-la sur la page de votre demande. Le lien est dans notre e-mail.`;
export const lostLink = (url: string) => `Lien perdu\u202f? Retrouvez votre demande ici\u00a0:\n${url}`;
