import * as belgian from "~/messages/fr-BE/booking-answers";

export * from "~/messages/fr-BE/booking-answers";

export const answerLabels = {
  ...belgian.answerLabels,
  email: "Courriel",
  scanType: "Type de numérisation",
  projectScope: "Portée du projet",
  numberOfRooms: "Pièces à numériser",
  projectTimeline: "Échéancier",
};
