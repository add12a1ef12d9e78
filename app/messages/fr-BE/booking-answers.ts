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

export const serviceUnknown = "À déterminer";

export const contactMethods = { Call: "Appel", Text: "SMS" };
export const contactMethodHints = {
  Call: "S’il faut en discuter, nous vous appellerons",
  Text: "Si c’est plus rapide, nous vous enverrons un SMS",
};
export const scanTypes = { Residential: "Résidentiel", Commercial: "Non résidentiel" };
export const scanTypeHints = {
  Residential: "Maison ou appartement, aussi en copropriété",
  Commercial: "Bureau, magasin, usine ou bâtiment public",
};
export const purposes = {
  "Real Estate": "Immobilier",
  Construction: "Construction",
  Marketing: "Marketing",
};
export const rooms = { "Living Room": "Salon", Kitchen: "Cuisine", Bedroom: "Chambre" };
export const outputFormats = { OBJ: "OBJ", STL: "STL", PLY: "PLY", PDF: "PDF", MP4: "MP4" };
export const projectTimelines = {
  Flexible: "Flexible",
  Urgent: "Urgent",
  "Within a Week": "D’ici une semaine",
};
export const deliveryPreferences = {
  "Download link": "Lien de téléchargement",
  "Cloud folder": "Dossier cloud",
  "Web viewer": "Visionneuse web",
  "USB drive by mail": "Clé USB par la poste",
};

export const accepted = "Accord donné";
export const notGiven = "Accord non donné";
