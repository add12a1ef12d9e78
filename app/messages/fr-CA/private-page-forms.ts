import * as belgian from "~/messages/fr-BE/private-page-forms";

export * from "~/messages/fr-BE/private-page-forms";

export const message = { ...belgian.message, sentAdvice: "Nous répondrons ici et par courriel." };

export const file = {
  ...belgian.file,
  tooMany: (name: string, limit: number) =>
    `${name} n’a pas été ajouté. Une demande peut contenir ${limit} fichiers. Regroupez-en plusieurs dans un ZIP, ou envoyez-le-nous par courriel.`,
};

export const date = {
  ...belgian.date,
  text: "Quelque chose à nous signaler?",
  sentAdvice: "Nous la vérifierons et répondrons ici et par courriel.",
};

export const accept = {
  ...belgian.accept,
  title: (number: number, total: string) => `Accepter la soumission ${number} de ${total}?`,
  send: "Accepter la soumission",
};

export const decline = {
  title: (number: number) => `Refuser la soumission ${number}?`,
  lead: "Votre demande reste ouverte, et nous pouvons vous envoyer une autre soumission.",
  text: "Que faudrait-il changer?",
  send: "Refuser la soumission",
  sent: "Vous avez refusé la soumission",
  sentAdvice: belgian.decline.sentAdvice,
};

export const cancel = {
  ...belgian.cancel,
  title: "Annuler cette demande?",
  lead: "Nous cesserons d’y travailler. Si un rendez-vous est fixé, personne ne viendra. Une soumission encore ouverte prend fin.",
  text: "Pourquoi annulez-vous?",
};

export const quoteGone = {
  accepted: (day: string) => `Vous avez accepté cette soumission le ${day}`,
  declined: (day: string) => `Vous avez refusé cette soumission le ${day}`,
  withdrawn: (day: string) => `Nous avons retiré cette soumission le ${day}`,
  replaced: (day: string) => `Nous avons remplacé cette soumission par une autre le ${day}`,
  expired: (day: string) => `Cette soumission a expiré le ${day}`,
  missing: "Cette soumission n’existe plus",
};
export const quoteGoneAdvice = "Rien n’a été modifié. Écrivez-nous si vous voulez une nouvelle soumission.";
export const quoteReplacedAdvice = "Rien n’a été modifié. Lisez la nouvelle soumission, puis répondez-y.";
