export const received = {
  subject: (reference: string) => `Demande ${reference} bien reçue`,
  paragraphs: [
    "Merci pour votre demande.",
    "Rien n’est encore définitif. Vous trouverez une question ou un devis sur la page de votre demande, et un e-mail vous en avertira.",
  ],
};

export const reminder = {
  subject: (reference: string) => `Rappel de votre rendez-vous\u00a0: ${reference}`,
  text: "Nous vous rappelons votre rendez-vous. Veillez à ce que quelqu’un puisse nous ouvrir. Si l’heure ne convient plus, contactez-nous ou demandez une autre date sur la page de votre demande.",
};

export const message = {
  subject: (reference: string) => `Un message au sujet de votre demande ${reference}`,
};

export const quote = {
  subject: (reference: string) => `Votre devis pour la demande ${reference}`,
  text: "Votre devis est prêt. Vous pouvez l’accepter ou le refuser sur la page de votre demande, et nous y poser toutes vos questions.",
  number: "Devis",
  amount: (quantity: string, price: string, amount: string) => `${quantity} × ${price} = ${amount}`,
  total: "Total",
  validUntil: "Valable jusqu’au",
  replaces: "Remplace",
  replaced: (number: number, total: string) => `Devis ${number}, ${total}, désormais retiré`,
  withdrawn: "Devis retiré",
  by: "Par",
};
export const linkRenewed = {
  subject: (reference: string) => `Un nouveau lien vers votre demande ${reference}`,
  text: "La page de votre demande a un nouveau lien, et les liens de nos e-mails précédents ne fonctionnent plus. Utilisez celui de cet e-mail.",
};
export const quoteReminder = {
  subject: (reference: string) => `Votre devis expire bientôt\u00a0: ${reference}`,
  text: "Votre devis est encore valable, mais plus pour longtemps. Vous pouvez l’accepter ou le refuser sur la page de votre demande, ou nous y poser toutes vos questions.",
};
export const quoteAccepted = {
  subject: (number: number, reference: string) => `Vous avez accepté le devis ${number}\u00a0: ${reference}`,
  text: "Vous avez accepté notre devis et commandé ce travail à ce prix. Conservez cet e-mail dans vos dossiers. La page de votre demande indique la suite.",
  on: "Accepté le",
};
export const acceptedHow = {
  phone: (day: string) => `${day}, par téléphone`,
  paper: (day: string) => `${day}, par écrit`,
  person: (day: string) => `${day}, en personne`,
};
export const quoteDeclined = {
  subject: (number: number, reference: string) => `Vous avez refusé le devis ${number}\u00a0: ${reference}`,
  text: "Vous avez refusé notre devis\u00a0: rien n’est donc commandé. Écrivez-nous sur la page de votre demande si vous en voulez un autre.",
  on: "Refusé le",
};
export const quoteWithdrawn = {
  subject: (reference: string) => `Votre devis est retiré\u00a0: ${reference}`,
  text: "Nous avons dû retirer notre devis, et il ne peut donc plus être accepté. Nous vous écrirons au sujet de la suite.",
};

export const scheduled = {
  subject: (reference: string) => `Votre rendez-vous est confirmé\u00a0: ${reference}`,
  text: "Nous avons fixé votre rendez-vous. Veillez à ce que quelqu’un puisse nous ouvrir. Si l’heure ne convient pas, demandez une autre date sur la page de votre demande.",
};
export const moved = {
  subject: (reference: string) => `Nouvel horaire de votre rendez-vous\u00a0: ${reference}`,
  text: "Nous avons modifié votre rendez-vous. Si l’heure ne convient pas, demandez une autre date sur la page de votre demande.",
};
export const changed = { subject: (reference: string) => `Votre rendez-vous a changé\u00a0: ${reference}` };
export const otherPerson = (name: string) =>
  `${name} viendra à votre rendez-vous. L’heure et le lieu restent les mêmes.`;
export const visitCanceled = {
  subject: (reference: string) => `Votre rendez-vous est annulé\u00a0: ${reference}`,
  text: "Nous avons dû annuler votre rendez-vous. Nous proposerons une autre date, et vous pouvez en demander une sur la page de votre demande.",
};
export const visitCanceledAlone = {
  subject: visitCanceled.subject,
  text: "Votre rendez-vous est annulé. La page de votre demande indique la suite.",
};
export const takenBack = {
  subject: "Ne tenez pas compte de nos e-mails précédents",
  text: "Nous vous avons envoyé par erreur des e-mails sur le rendez-vous d’une autre personne. Le fichier joint retire ce rendez-vous de votre agenda. Nous ne vous écrirons plus à ce sujet.",
};
export const visit = {
  when: "Quand",
  length: "Durée",
  who: "Qui vient",
  team: "Notre équipe",
  place: "Lieu",
  prepare: "Comment se préparer",
  checklist: "Liste de vérification",
  canceled: "Rendez-vous annulé",
};

export const inReview = {
  subject: (reference: string) => `Nous traitons votre demande ${reference}`,
  text: "Nous étudions votre demande. Nous vous enverrons ensuite une question ou un devis.",
};
export const declined = {
  subject: (reference: string) => `Au sujet de votre demande ${reference}`,
  text: "Merci d’avoir pensé à nous. Nous le regrettons, mais nous ne pouvons pas accepter ce projet.",
};
export const canceled = {
  subject: (reference: string) => `Votre demande ${reference} est annulée`,
  text: "Votre demande est annulée. Écrivez-nous sur la page de votre demande si c’est une erreur.",
};
export const canceledByVisitor =
  "Vous avez annulé votre demande. Vous n’avez plus rien à faire. Écrivez-nous si vous changez d’avis.";
export const delivered = {
  subject: (reference: string) => `Vos résultats sont prêts\u00a0: ${reference}`,
  text: "Vos résultats sont prêts. Vous pouvez les consulter et les télécharger sur la page de votre demande.",
  results: "Résultats",
};
export const done = {
  subject: (reference: string) => `Votre projet est terminé\u00a0: ${reference}`,
  text: "Notre travail sur votre demande est terminé. Merci de nous avoir choisis. Écrivez-nous sur la page de votre demande s’il manque quelque chose.",
};

export const resultsEnding = {
  subject: (reference: string) => `Pensez à télécharger vos résultats\u00a0: ${reference}`,
  text: (day: string) =>
    `Vos résultats sont sur la page de votre demande jusqu’au ${day}. Téléchargez d’ici là ce que vous voulez garder. Écrivez-nous sur cette page s’il vous faut plus de temps.`,
};

export const privatePageLink = {
  subject: (reference: string) => `Le lien vers votre demande ${reference}`,
  paragraphs: [
    "Vous (ou quelqu’un d’autre) avez demandé le lien vers votre demande.",
    "Toute personne qui a ce lien peut voir la demande. Gardez-le donc pour vous.",
  ],
  open: "Ouvrir votre demande",
};

export const draftLink = {
  subject: "Reprendre votre demande",
  text: [
    "Utilisez ce lien pour reprendre votre demande sur n’importe quel appareil. Toute personne qui l’a peut voir vos réponses\u00a0: ne le transférez donc pas.",
    "Vous n’avez rien demandé\u202f? Vous pouvez ignorer cet e-mail.",
  ],
  other:
    "Quelqu’un d’autre a peut-être commencé cette demande et entré votre adresse. Si vous n’en savez rien, ne la poursuivez pas.",
  keptUntil: "Conservée jusqu’au",
  open: "Reprendre votre demande",
};
