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

export const startingAmount = (amount: string) => `${amount} (montant proposé par défaut)`;

export const accepted = "Accord donné";
export const notGiven = "Accord non donné";
