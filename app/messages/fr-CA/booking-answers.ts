/** The answers of a booking, in the form, its review, and the back office. */

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

export const contactMethods = { Call: "Appel", Text: "Texto" };
export const contactMethodHints = {
  ...belgian.contactMethodHints,
  Text: "Si c’est plus rapide, nous vous enverrons un texto",
};
export const scanTypes = { Residential: "Résidentiel", Commercial: "Commercial" };
export const scanTypeHints = {
  Residential: "Maison, appartement ou copropriété (condo)",
  Commercial: "Bureau, magasin, usine ou édifice public",
};
export const deliveryPreferences = {
  ...belgian.deliveryPreferences,
  "Cloud folder": "Dossier infonuagique",
};
