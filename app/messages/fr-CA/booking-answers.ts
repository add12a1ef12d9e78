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

/** Under the label of an input, where it needs one. */
export const answerHints = {
  ...belgian.answerHints,
  accessInstructions: "Code de la barrière, stationnement, personne qui nous ouvrira.",
  projectScope: "Quels espaces, de quelle taille, et à quoi servira la numérisation.",
  numberOfRooms: "D’autres pièces? Nommez-les sous «\u00a0Portée du projet\u00a0».",
  outputFormats: "Besoin de RVT, IFC, DWG ou E57? Précisez-le sous «\u00a0Portée du projet\u00a0».",
  budgetRange:
    "Nous avons inscrit 500\u00a0$\u00a0US pour commencer. Plus de 5\u00a0000\u00a0$\u00a0US? Entrez 5000 et précisez-le sous «\u00a0Portée du projet\u00a0».",
  filesLink:
    "Un fichier dépasse 15\u00a0Mo, comme un nuage de points? Partagez-le sur Google Drive, Dropbox ou OneDrive et collez le lien.",
};

/** What a visitor chooses from, by the value that is stored. */
export const optionLabels = {
  ...belgian.optionLabels,
  contactMethod: { Call: "Appel", Text: "Texto" },
  scanType: { Residential: "Résidentiel", Commercial: "Commercial" },
  deliveryPreferences: {
    ...belgian.optionLabels.deliveryPreferences,
    "Cloud folder": "Dossier infonuagique",
  },
};

/** Under the label of an option. */
export const optionHints = {
  ...belgian.optionHints,
  contactMethod: {
    ...belgian.optionHints.contactMethod,
    Text: "Si c’est plus rapide, nous vous enverrons un texto",
  },
  scanType: {
    Residential: "Maison, appartement ou copropriété (condo)",
    Commercial: "Bureau, magasin, usine ou édifice public",
  },
};
