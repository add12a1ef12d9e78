import { plural } from "~/messages/plural";

export const message = {
  label: "Écrivez-nous",
  hint: "Seules les personnes qui traitent votre demande vous lisent. 4\u202f000 caractères au maximum.",
  send: "Envoyer le message",
  sent: "Votre message est envoyé",
  sentAdvice: "Nous répondrons ici et par e-mail.",
  full: "Vous avez écrit autant de messages que cette page en accepte",
  fullAdvice: {
    byPhone: (phone: string) => `Appelez-nous plutôt au ${phone}.`,
    byEmail: (email: string) => `Écrivez-nous plutôt à ${email}.`,
  },
};

export const file = {
  label: "Ajouter des fichiers (15\u00a0Mo max. chacun)",
  hint: (limit: number) =>
    `Jusqu’à ${limit} fichiers en tout. Images, PDF, Office, CAO, BIM, nuages de points et vidéos.`,
  send: "Ajouter des fichiers",
  sent: plural({
    one: "# fichier ajouté",
    many: "# de fichiers ajoutés",
    other: "# fichiers ajoutés",
  }),
  none: "Choisissez d’abord un fichier",
  notSent: (name: string) =>
    `${name} n’a pas pu être envoyé. Vérifiez votre connexion, puis appuyez de nouveau sur «\u00a0Ajouter des fichiers\u00a0».`,
  known: "Vous avez déjà envoyé ces fichiers",
  tooMany: (name: string, limit: number) =>
    `${name} n’a pas été ajouté. Une demande peut contenir ${limit} fichiers. Regroupez-en plusieurs dans un ZIP, ou envoyez-le-nous par e-mail.`,
};

export const date = {
  open: "Demander une autre date",
  lead: "Le rendez-vous reste inchangé tant que nous n’avons pas confirmé la nouvelle date.",
  leadWithoutVisit: "Nous confirmerons la date avec vous avant tout déplacement.",
  label: "Date et heure souhaitées",
  hint: "Heure du Pacifique.",
  text: "Quelque chose à nous signaler\u202f?",
  send: "Envoyer la date",
  sent: "Nous avons bien reçu votre proposition de date",
  sentAdvice: "Nous la vérifierons et répondrons ici et par e-mail.",
};

export const accept = {
  title: (number: number, total: string) => `Accepter le devis ${number} de ${total}\u202f?`,
  lead: "En l’acceptant, vous commandez ce travail à ce prix.",
  send: "Accepter le devis",
  sent: "Merci",
  sentAdvice: "Nous avons prévenu les personnes qui traitent votre demande.",
};

export const decline = {
  title: (number: number) => `Refuser le devis ${number}\u202f?`,
  lead: "Votre demande reste ouverte, et nous pouvons vous envoyer un autre devis.",
  text: "Que faudrait-il changer\u202f?",
  send: "Refuser le devis",
  sent: "Vous avez refusé le devis",
  sentAdvice: "Nous lirons ce que vous avez écrit et vous répondrons.",
};

export const cancel = {
  open: "Annuler cette demande",
  title: "Annuler cette demande\u202f?",
  lead: "Nous cesserons d’y travailler. Si un rendez-vous est fixé, personne ne viendra. Un devis encore ouvert prend fin.",
  text: "Pourquoi annulez-vous\u202f?",
  send: "Annuler la demande",
  sent: "Votre demande est annulée",
  sentAdvice: "Nous avons prévenu toutes les personnes qui y travaillaient.",
  tooLate: "Il est trop tard pour annuler ici",
  tooLateAdvice: {
    byPhone:
      "Le rendez-vous est trop proche pour l’annuler ici. Appelez-nous au <phone></phone> et nous trouverons une solution.",
    byEmail:
      "Le rendez-vous est trop proche pour l’annuler ici. Écrivez à <email></email> et nous trouverons une solution.",
  },
  tooLateContact: {
    byPhone: (phone: string) =>
      `Le rendez-vous est trop proche. Appelez-nous au ${phone} et nous trouverons une solution.`,
    byEmail: (email: string) =>
      `Le rendez-vous est trop proche. Écrivez à ${email} et nous trouverons une solution.`,
  },
};

export const goBack = "Revenir";

export const quoteGone = {
  accepted: (day: string) => `Vous avez accepté ce devis le ${day}`,
  declined: (day: string) => `Vous avez refusé ce devis le ${day}`,
  withdrawn: (day: string) => `Nous avons retiré ce devis le ${day}`,
  replaced: (day: string) => `Nous avons remplacé ce devis par un autre le ${day}`,
  expired: (day: string) => `Ce devis a expiré le ${day}`,
  missing: "Ce devis n’existe plus",
};
export const quoteGoneAdvice = "Rien n’a été modifié. Écrivez-nous si vous voulez un nouveau devis.";
export const quoteReplacedAdvice = "Rien n’a été modifié. Lisez le nouveau devis, puis répondez-y.";
export const closed = {
  done: "Cette demande est déjà terminée",
  declined: "Nous n’avons pas retenu cette demande",
  canceled: "Cette demande est déjà annulée",
};
export const closedAdvice = "Rien n’a été modifié. Vous pouvez toujours nous écrire ci-dessous.";

export const notSent = "L’envoi n’a pas abouti";
export const tooManyPosts = "Trop de formulaires sont venus de votre réseau";
export const tooManyPostsAdvice = (wait: string) =>
  `Ce que vous avez saisi est toujours là. Réessayez dans ${wait}, ou contactez-nous.`;
