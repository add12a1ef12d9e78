import * as belgian from "~/messages/fr-BE/booking";

export * from "~/messages/fr-BE/booking";

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

export const budgetBelowPrice = (price: string) =>
  `${price} Nous avons inscrit 500\u00a0$\u00a0US pour commencer\u00a0: entrez votre propre montant. Plus de 5\u00a0000\u00a0$\u00a0US? Entrez 5000 et précisez-le sous «\u00a0Portée du projet\u00a0».`;
export const datesHint =
  "Toutes les heures sont celles du Pacifique. Vous préférez une consultation à distance? Demandez-la sous «\u00a0Instructions particulières\u00a0».";

export const optionLabels = {
  ...belgian.optionLabels,
  contactMethod: { Call: "Appel", Text: "Texto" },
  scanType: { Residential: "Résidentiel", Commercial: "Commercial" },
  deliveryPreferences: {
    ...belgian.optionLabels.deliveryPreferences,
    "Cloud folder": "Dossier infonuagique",
  },
};

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

export const description =
  "Demandez une numérisation 3D en Californie, au Nevada ou en Oregon. Cinq étapes courtes, et vous pouvez joindre des fichiers.";

export const finishLater = "M’envoyer un lien par courriel";

export const startHereAdvice = (days: number) =>
  `Nous n’avons pas trouvé vos réponses dans ce navigateur. Nous les gardons ${days} jours et avons besoin de témoins (cookies) pour les retrouver.`;

export const notFinalText =
  "Ceci est une demande, pas un engagement. Nous confirmerons la date, la portée du projet et le prix avant tout déplacement.";
export const talk = "Des questions?";

export const whichService = "De quel service avez-vous besoin?";
export const usualFormats = (service: string, formats: string) =>
  `${service}\u00a0: généralement en ${formats}. Précisez tout autre format sous «\u00a0Portée du projet\u00a0».`;
export const servicesBeside = (service: string) => `Autre chose en plus de «\u00a0${service}\u00a0»?`;

export const uploadLabel = "Téléverser des fichiers (15\u00a0Mo max. chacun)";
export const upload = "Téléverser";

export const privacy = (company: string) =>
  `J’accepte que ${company} utilise mes renseignements pour traiter cette demande, conformément à la <link>politique de confidentialité</link>.`;
export const showcase = (company: string) =>
  `${company} peut montrer la numérisation terminée comme exemple de son travail.`;

export const reachUs = {
  byPhone: "Notre numéro est le <phone></phone>.",
  byEmail: "Notre adresse courriel est <email></email>.",
};
