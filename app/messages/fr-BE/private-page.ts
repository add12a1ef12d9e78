import { plural } from "~/messages/plural";

export const pageName = (reference: string) => `Demande ${reference}`;
export const titleWithErrors = (title: string) => `Erreur\u00a0: ${title}`;
export const description = "Votre demande\u00a0: où elle en est, messages, fichiers et rendez-vous.";

export const progress = "Où en est votre demande";
export const stages = {
  new: "Reçue",
  "in-review": "À l’étude",
  quoted: "Devis envoyé",
  scheduled: "Rendez-vous fixé",
  done: "Terminée",
  declined: "Non retenue",
  canceled: "Annulée",
};
export const acceptedStage = "Devis accepté";
export const stageState = { past: "étape terminée", current: "étape en cours", next: "étape à venir" };

export const headings = {
  "in-review": "Nous étudions votre demande",
  quoted: "Voici votre devis",
  scheduled: "Votre rendez-vous est fixé",
  done: "Votre projet est terminé",
  declined: "Nous ne pouvons pas accepter ce projet",
  canceled: "Cette demande est annulée",
};
export const quoteAcceptedHeading = "Vous avez accepté notre devis";
export const quoteExpiredHeading = "Votre devis a expiré";
export const visitOverHeading = "Le rendez-vous a eu lieu";

export const next = {
  review:
    "Nous vérifions l’étendue du projet, les fichiers et les dates. Nous vous enverrons un devis ou une question.",
  answer: "Nous vous avons écrit et avons besoin de votre réponse pour continuer.",
  quoted: (day: string) =>
    `Acceptez-le ou refusez-le au plus tard le ${day}. Des questions\u202f? Écrivez-nous ci-dessous.`,
  accepted: "Nous vous écrirons au sujet de la suite, par e-mail et ici.",
  expired: (day: string) =>
    `Le devis ci-dessous a expiré le ${day}. Écrivez-nous si vous en voulez un nouveau.`,
  scheduled: "Veillez à ce que quelqu’un puisse nous ouvrir.",
  scheduledSoon: "Nous vous enverrons la date et l’heure du rendez-vous.",
  visitOver: "Nous préparons vos résultats et vous écrirons dès qu’ils seront prêts.",
  done: "Notre travail est terminé. Écrivez-nous s’il manque quelque chose.",
  declined: "Nous le regrettons. Écrivez-nous si quelque chose change dans ce projet.",
  canceled: "Vous n’avez plus rien à faire. Écrivez-nous si c’est une erreur.",
};
export const closesOn = (day: string) => `Cette page reste accessible jusqu’au ${day}.`;

export const notAdded = plural({
  one: "# fichier n’a pas été ajouté",
  many: "# de fichiers n’ont pas été ajoutés",
  other: "# fichiers n’ont pas été ajoutés",
});
export const sendAnotherWay = plural({
  one: "Ajoutez-le de nouveau <files>sous «\u00a0Fichiers\u00a0»</files>, ou envoyez-le à <email></email> avec votre référence.",
  many: "Ajoutez-les de nouveau <files>sous «\u00a0Fichiers\u00a0»</files>, ou envoyez-les à <email></email> avec votre référence.",
  other:
    "Ajoutez-les de nouveau <files>sous «\u00a0Fichiers\u00a0»</files>, ou envoyez-les à <email></email> avec votre référence.",
});

export const mailLate = "Nos e-mails ont du retard en ce moment";
export const mailLateAdvice =
  "Rien n’est perdu. Conservez l’adresse de cette page\u00a0: vous y suivez votre demande, sans avoir besoin de notre e-mail.";

export const mailFailed = (email: string) => `Notre e-mail à ${email} n’a pas pu être remis`;
export const mailFailedAdvice =
  "Rien n’est perdu. Conservez l’adresse de cette page\u00a0: vous y suivez votre demande. Si votre adresse e-mail est incorrecte, écrivez-nous ci-dessous.";

export const keepLink =
  "Cette page est privée. Conservez son adresse et ne la partagez qu’avec des personnes de confiance. Si vous la perdez, <find>retrouvez votre demande</find> avec votre référence et votre adresse e-mail.";
export const questions = "Des questions\u202f?";
export const call = {
  byPhone: "Appelez le <phone></phone> ou écrivez à <email></email>.",
  byEmail: "Écrivez à <email></email>.",
};
export const callToBeSure = {
  byPhone:
    "C’est urgent\u202f? Appelez-nous au <phone></phone> et donnez-nous votre référence. C’est le moyen le plus rapide d’obtenir une date.",
  byEmail:
    "C’est urgent\u202f? Écrivez à <email></email> et donnez-nous votre référence. C’est le moyen le plus rapide d’obtenir une date.",
};

export const quote = {
  heading: (number: number) => `Devis ${number}`,
  for: "Description",
  quantity: "Quantité",
  price: "Prix",
  amount: "Montant",
  total: "Total",
  times: (quantity: string, price: string) => `${quantity} × ${price}`,
  caption: (number: number) => `Lignes du devis ${number}`,
  validUntil: (day: string) => `Valable jusqu’au ${day} inclus`,
  validThrough: "Valable jusqu’au",
  terms: "À propos de ce devis",
  note: "Remarque",
  states: {
    sent: "En attente de votre réponse",
    accepted: "Accepté",
    declined: "Refusé",
    withdrawn: "Retiré",
    expired: "Expiré",
  },
  acceptedOn: (day: string) => `Vous avez accepté ce devis le ${day}.`,
  declinedOn: (day: string) => `Vous avez refusé ce devis le ${day}.`,
  withdrawnOn: (day: string) => `Nous avons retiré ce devis le ${day}.`,
  canceledOn: (day: string) => `Ce devis a pris fin le ${day}, quand vous avez annulé la demande.`,
  expiredOn: (day: string) => `Ce devis a expiré le ${day}.`,
  accept: "Accepter ce devis",
  decline: "Refuser",
  content: "Contenu de ce devis",
  earlier: "Devis précédents",
};

export const visit = {
  heading: "Votre rendez-vous",
  headingOfSeveral: "Vos rendez-vous",
  who: "Qui vient",
  team: "Notre équipe",
  place: "Lieu",
  calendar: "Ajouter à votre agenda",
  canceled: (time: string) => `Votre rendez-vous du ${time} est annulé.`,
  canceledAdvice: "Nous proposerons une autre date ici et par e-mail. Vous pouvez aussi en demander une.",
  canceledOnSheet: (time: string) => `Annulé (${time})`,
  requested: (time: string) =>
    `Vous avez demandé le ${time}. Rien ne change tant que nous ne l’avons pas confirmé ici et par e-mail.`,
};

export const messages = {
  heading: "Messages",
  none: "Aucun message pour l’instant. Ce que vous écrivez ici parvient directement aux personnes qui traitent votre demande.",
  older: "Les messages plus anciens ne s’affichent pas ici. Contactez-nous si vous en avez besoin.",
  you: "Vous",
  kinds: {
    message: "",
    "date-request": "avez demandé une autre date",
    "quote-declined": "avez refusé le devis",
    cancellation: "avez annulé la demande",
  },
  proposed: (time: string) => `Date proposée\u00a0: ${time}`,
};

export const files = {
  heading: "Fichiers",
  count: plural({ one: "# fichier", many: "# de fichiers", other: "# fichiers" }),
  none: "Aucun fichier pour l’instant.",
  download: "Télécharger",
  downloadFile: (name: string) => `Télécharger ${name}`,
  unknown: "Nous n’avons pas trouvé ce fichier. Rouvrez votre demande et téléchargez-le depuis cette page.",
};

export const answers = {
  heading: "Vos réponses",
  optional: "Les questions laissées sans réponse ne sont pas reprises.",
};

export const unknown = {
  title: "Ce lien n’ouvre aucune demande",
  lead: "Il est peut-être incomplet, ou nous l’avons remplacé par un plus récent. Les liens expirent aussi 90 jours après la clôture d’une demande.",
  find: "Retrouver votre demande",
  tooMany: "Trop de liens n’ont pas fonctionné",
  tooManyAdvice: (wait: string) =>
    `Trop d’adresses venues de votre réseau n’ont ouvert aucune demande. Réessayez dans ${wait}, ou contactez-nous.`,
};

export const confirmationTitle = "Demande reçue";
export const confirmationSaved = "Demande et fichiers bien enregistrés";
export const confirmationHeading = "Nous avons bien reçu votre demande";
export const confirmationSavedWithoutFiles = plural({
  one: "Demande enregistrée. # fichier n’a pas été ajouté",
  many: "Demande enregistrée. # de fichiers n’ont pas été ajoutés",
  other: "Demande enregistrée. # fichiers n’ont pas été ajoutés",
});
export const confirmationEmailed = (email: string) => `Nous envoyons un lien vers cette page à ${email}.`;
export const confirmationNotEmailed = "Conservez l’adresse de cette page. Vous y suivez votre demande.";
export const confirmationWrongAddress = {
  byPhone: "Mauvaise adresse\u202f? Appelez le <phone></phone>.",
  byEmail: "Mauvaise adresse\u202f? Écrivez à <email></email>.",
};
export const confirmationReference = "Référence";

export const confirmationAnother = "Réserver un autre rendez-vous";

export const confirmationNextHeading = "La suite";
export const confirmationRead =
  "<lead>Nous lisons votre demande.</lead> Une personne vérifie l’étendue du projet, les fichiers et les dates.";
export const confirmationAnswer =
  "<lead>Vous recevez de nos nouvelles ici et par e-mail,</lead> avec une question ou un devis que vous pouvez accepter.";
export const confirmationScan = "<lead>Nous scannons.</lead> Nous contrôlons chaque scan avant de partir.";

export const lookupTitle = "Retrouver votre demande";
export const lookupDescription =
  "Entrez votre référence et votre adresse e-mail pour recevoir le lien vers votre demande\u00a0: état, devis, rendez-vous et messages.";
export const lookupLead =
  "Nous vous enverrons par e-mail un lien vers la page de votre demande. Vous y trouverez son état, ses messages et ses fichiers.";
export const lookupReference = "Référence";
export const lookupReferenceHint =
  "8 lettres et chiffres, comme K7MD-3R4F. Elle figure dans notre premier e-mail.";
export const lookupEmail = "E-mail";
export const lookupEmailHint = "L’adresse indiquée dans la demande.";
export const lookupSend = "M’envoyer le lien";
export const lookupHelp = {
  byPhone: "Pas de référence\u202f? Appelez le <phone></phone> et nous la retrouverons.",
  byEmail: "Pas de référence\u202f? Écrivez à <email></email> et nous la retrouverons.",
};

export const lookupSent = "Consultez vos e-mails";
export const lookupSentAdvice =
  "Si une demande porte cette référence et cette adresse, nous y enverrons son lien. Cela prend généralement quelques minutes, et davantage quand nous recevons beaucoup de demandes.";

export const lookupErrors = {
  reference: {
    missing: "Entrez votre référence",
    format: "Entrez une référence de 8 lettres et chiffres, comme K7MD-3R4F",
    unused: (characters: string) =>
      `Une référence ne contient jamais ${characters}. Copiez la vôtre depuis notre premier e-mail.`,
  },
};
export const lookupTooMany = "Trop de demandes sont venues de votre réseau";
export const lookupTooManyAdvice = (wait: string) => `Attendez ${wait}, puis réessayez, ou contactez-nous.`;
