import * as belgian from "~/messages/fr-BE/private-page";

export * from "~/messages/fr-BE/private-page";

export const stages = { ...belgian.stages, quoted: "Soumission envoyée" };
export const acceptedStage = "Soumission acceptée";

export const headings = { ...belgian.headings, quoted: "Voici votre soumission" };
export const quoteAcceptedHeading = "Vous avez accepté notre soumission";
export const quoteExpiredHeading = "Votre soumission a expiré";

export const next = {
  ...belgian.next,
  review:
    "Nous vérifions la portée du projet, les fichiers et les dates. Nous vous enverrons une soumission ou une question.",
  quoted: (day: string) =>
    `Acceptez-la ou refusez-la au plus tard le ${day}. Des questions? Écrivez-nous ci-dessous.`,
  accepted: "Nous vous écrirons au sujet de la suite, par courriel et ici.",
  expired: (day: string) =>
    `La soumission ci-dessous a expiré le ${day}. Écrivez-nous si vous en voulez une nouvelle.`,
};

export const mailLate = "Nos courriels ont du retard en ce moment";
export const mailLateAdvice =
  "Rien n’est perdu. Conservez l’adresse de cette page\u00a0: vous y suivez votre demande, sans avoir besoin de notre courriel.";

export const mailFailed = (email: string) => `Notre courriel à ${email} n’a pas pu être remis`;
export const mailFailedAdvice =
  "Rien n’est perdu. Conservez l’adresse de cette page\u00a0: vous y suivez votre demande. Si votre adresse courriel est incorrecte, écrivez-nous ci-dessous.";

export const keepLink =
  "Cette page est privée. Conservez son adresse et ne la partagez qu’avec des personnes de confiance. Si vous la perdez, <find>retrouvez votre demande</find> avec votre référence et votre adresse courriel.";
export const questions = "Des questions?";
export const callToBeSure = {
  byPhone:
    "C’est urgent? Appelez-nous au <phone></phone> et donnez-nous votre référence. C’est le moyen le plus rapide d’obtenir une date.",
  byEmail:
    "C’est urgent? Écrivez à <email></email> et donnez-nous votre référence. C’est le moyen le plus rapide d’obtenir une date.",
};

export const quote = {
  ...belgian.quote,
  heading: (number: number) => `Soumission ${number}`,
  caption: (number: number) => `Lignes de la soumission ${number}`,
  terms: "À propos de cette soumission",
  states: {
    sent: "En attente de votre réponse",
    accepted: "Acceptée",
    declined: "Refusée",
    withdrawn: "Retirée",
    expired: "Expirée",
  },
  acceptedOn: (day: string) => `Vous avez accepté cette soumission le ${day}.`,
  declinedOn: (day: string) => `Vous avez refusé cette soumission le ${day}.`,
  withdrawnOn: (day: string) => `Nous avons retiré cette soumission le ${day}.`,
  canceledOn: (day: string) => `Cette soumission a pris fin le ${day}, quand vous avez annulé la demande.`,
  expiredOn: (day: string) => `Cette soumission a expiré le ${day}.`,
  accept: "Accepter cette soumission",
  content: "Contenu de cette soumission",
  earlier: "Soumissions précédentes",
};

export const visit = {
  ...belgian.visit,
  calendar: "Ajouter à votre calendrier",
  canceledAdvice: "Nous proposerons une autre date ici et par courriel. Vous pouvez aussi en demander une.",
  requested: (time: string) =>
    `Vous avez demandé le ${time}. Rien ne change tant que nous ne l’avons pas confirmé ici et par courriel.`,
};

export const messages = {
  ...belgian.messages,
  kinds: { ...belgian.messages.kinds, "quote-declined": "avez refusé la soumission" },
};

export const confirmationWrongAddress = {
  byPhone: "Mauvaise adresse? Appelez le <phone></phone>.",
  byEmail: "Mauvaise adresse? Écrivez à <email></email>.",
};

export const confirmationRead =
  "<lead>Nous lisons votre demande.</lead> Une personne vérifie la portée du projet, les fichiers et les dates.";
export const confirmationAnswer =
  "<lead>Vous recevez de nos nouvelles ici et par courriel,</lead> avec une question ou une soumission que vous pouvez accepter.";
export const confirmationScan =
  "<lead>Nous numérisons.</lead> Nous vérifions chaque numérisation avant de partir.";

export const lookupDescription =
  "Entrez votre référence et votre adresse courriel pour recevoir le lien vers votre demande\u00a0: état, soumission, rendez-vous et messages.";
export const lookupLead =
  "Nous vous enverrons par courriel un lien vers la page de votre demande. Vous y trouverez son état, ses messages et ses fichiers.";
export const lookupReferenceHint =
  "8 lettres et chiffres, comme K7MD-3R4F. Elle figure dans notre premier courriel.";
export const lookupEmail = "Courriel";
export const lookupHelp = {
  byPhone: "Pas de référence? Appelez le <phone></phone> et nous la retrouverons.",
  byEmail: "Pas de référence? Écrivez à <email></email> et nous la retrouverons.",
};

export const lookupSent = "Consultez vos courriels";

export const lookupErrors = {
  reference: {
    ...belgian.lookupErrors.reference,
    unused: (characters: string) =>
      `Une référence ne contient jamais ${characters}. Copiez la vôtre depuis notre premier courriel.`,
  },
};
