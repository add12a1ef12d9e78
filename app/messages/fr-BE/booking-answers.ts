/** The answers of a booking, in the form, its review, and the back office. */

export const answerLabels = {
  fullName: "Prénom et nom",
  email: "E-mail",
  phone: "Téléphone",
  contactMethod: "Moyen de contact",
  company: "Entreprise",
  service: "Service",
  serviceLocation: "Lieu d’intervention",
  accessInstructions: "Consignes d’accès",
  scanType: "Type de scan",
  preferredDate: "Date souhaitée",
  backupDate: "Date de rechange",
  purpose: "Usage prévu",
  projectScope: "Étendue du projet",
  numberOfRooms: "Pièces à scanner",
  outputFormats: "Formats souhaités",
  budgetRange: "Budget estimé",
  projectTimeline: "Délai souhaité",
  additionalServices: "Services supplémentaires",
  specialInstructions: "Instructions particulières",
  deliveryPreferences: "Modes de livraison",
  filesLink: "Lien vers les fichiers volumineux",
  termsAccepted: "Conditions",
  privacyConsent: "Confidentialité",
  showcaseConsent: "Utilisation comme exemple",
};

/** Under the label of an input, where it needs one. */
export const answerHints = {
  email: "Nous ne vous écrirons qu’au sujet de cette demande.",
  phone: "Avec l’indicatif régional, par exemple (818)\u00a0555-0142.",
  accessInstructions: "Code du portail, parking, personne qui nous ouvrira.",
  projectScope: "Quels espaces, de quelle taille, et à quoi servira le scan.",
  numberOfRooms: "D’autres pièces\u202f? Nommez-les sous «\u00a0Étendue du projet\u00a0».",
  outputFormats: "Besoin de RVT, IFC, DWG ou E57\u202f? Précisez-le sous «\u00a0Étendue du projet\u00a0».",
  additionalServices: "Plusieurs choix possibles.",
  budgetRange:
    "Nous avons inscrit 500\u00a0$US pour commencer. Plus de 5\u202f000\u00a0$US\u202f? Entrez 5000 et précisez-le sous «\u00a0Étendue du projet\u00a0».",
  filesLink:
    "Un fichier dépasse 15\u00a0Mo, comme un nuage de points\u202f? Partagez-le sur Google Drive, Dropbox ou OneDrive et collez le lien.",
};

/** What a visitor chooses from, by the value that is stored. */
export const optionLabels = {
  contactMethod: { Call: "Appel", Text: "SMS" },
  scanType: { Residential: "Résidentiel", Commercial: "Non résidentiel" },
  purpose: {
    "Real Estate": "Immobilier",
    Construction: "Construction",
    Marketing: "Marketing",
  },
  numberOfRooms: { "Living Room": "Salon", Kitchen: "Cuisine", Bedroom: "Chambre" },
  outputFormats: { OBJ: "OBJ", STL: "STL", PLY: "PLY", PDF: "PDF", MP4: "MP4" },
  projectTimeline: {
    Flexible: "Flexible",
    Urgent: "Urgent",
    "Within a Week": "D’ici une semaine",
  },
  deliveryPreferences: {
    "Download link": "Lien de téléchargement",
    "Cloud folder": "Dossier cloud",
    "Web viewer": "Visionneuse web",
    "USB drive by mail": "Clé USB par la poste",
  },
};

/** Under the label of an option. */
export const optionHints = {
  contactMethod: {
    Call: "S’il faut en discuter, nous vous appellerons",
    Text: "Si c’est plus rapide, nous vous enverrons un SMS",
  },
  scanType: {
    Residential: "Maison ou appartement, aussi en copropriété",
    Commercial: "Bureau, magasin, usine ou bâtiment public",
  },
};

export const serviceUnknown = "À déterminer";

export const accepted = "Accord donné";
export const notGiven = "Accord non donné";
