import * as belgian from "~/messages/fr-BE/mails/visitor";

export * from "~/messages/fr-BE/mails/visitor";

export const received = {
  subject: belgian.received.subject,
  paragraphs: [
    "Merci pour votre demande.",
    "Rien n’est encore définitif. Vous trouverez une question ou une soumission sur la page de votre demande, et un courriel vous en avertira.",
  ],
};

export const quote = {
  ...belgian.quote,
  subject: (reference: string) => `Votre soumission pour la demande ${reference}`,
  text: "Votre soumission est prête. Vous pouvez l’accepter ou la refuser sur la page de votre demande, et nous y poser toutes vos questions.",
  number: "Soumission",
  replaced: (number: number, total: string) => `Soumission ${number}, ${total}, désormais retirée`,
  withdrawn: "Soumission retirée",
};
export const linkRenewed = {
  subject: belgian.linkRenewed.subject,
  text: "La page de votre demande a un nouveau lien, et les liens de nos courriels précédents ne fonctionnent plus. Utilisez celui de ce courriel.",
};
export const quoteReminder = {
  subject: (reference: string) => `Votre soumission expire bientôt\u00a0: ${reference}`,
  text: "Votre soumission est encore valable, mais plus pour longtemps. Vous pouvez l’accepter ou la refuser sur la page de votre demande, ou nous y poser toutes vos questions.",
};
export const quoteAccepted = {
  subject: (number: number, reference: string) =>
    `Vous avez accepté la soumission ${number}\u00a0: ${reference}`,
  text: "Vous avez accepté notre soumission et commandé ce travail à ce prix. Conservez ce courriel dans vos dossiers. La page de votre demande indique la suite.",
  on: "Acceptée le",
};
export const quoteDeclined = {
  subject: (number: number, reference: string) =>
    `Vous avez refusé la soumission ${number}\u00a0: ${reference}`,
  text: "Vous avez refusé notre soumission\u00a0: rien n’est donc commandé. Écrivez-nous sur la page de votre demande si vous en voulez une autre.",
  on: "Refusée le",
};
export const quoteWithdrawn = {
  subject: (reference: string) => `Votre soumission est retirée\u00a0: ${reference}`,
  text: "Nous avons dû retirer notre soumission, et elle ne peut donc plus être acceptée. Nous vous écrirons au sujet de la suite.",
};

export const takenBack = {
  subject: "Ne tenez pas compte de nos courriels précédents",
  text: "Nous vous avons envoyé par erreur des courriels sur le rendez-vous d’une autre personne. Le fichier joint retire ce rendez-vous de votre calendrier. Nous ne vous écrirons plus à ce sujet.",
};

export const inReview = {
  subject: belgian.inReview.subject,
  text: "Nous étudions votre demande. Nous vous enverrons ensuite une question ou une soumission.",
};

export const draftLink = {
  ...belgian.draftLink,
  text: [
    "Utilisez ce lien pour reprendre votre demande sur n’importe quel appareil. Toute personne qui l’a peut voir vos réponses\u00a0: ne le transférez donc pas.",
    "Vous n’avez rien demandé? Vous pouvez ignorer ce courriel.",
  ],
};
