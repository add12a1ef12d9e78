import { plural } from "~/messages/plural";

/** What is wrong with an answer, and what to do. */

export const fullName = {
  missing: "Entrez votre prénom et votre nom",
  tooLong: plural({ other: "Raccourcissez votre nom à # caractères au maximum" }),
};
export const email = {
  missing: "Entrez votre adresse e-mail",
  tooLong: plural({ other: "Raccourcissez votre adresse e-mail à # caractères au maximum" }),
  format: "Entrez une adresse e-mail comme nom@example.com",
};
export const phone = {
  missing: "Entrez votre numéro de téléphone",
  tooLong: plural({ other: "Raccourcissez votre numéro à # caractères au maximum" }),
  format: "Entrez un numéro d’au moins 7 chiffres, par exemple (818)\u00a0555-0142",
};
export const company = {
  missing: "Entrez le nom de l’entreprise",
  tooLong: plural({ other: "Raccourcissez le nom de l’entreprise à # caractères au maximum" }),
};
export const serviceLocation = {
  missing: "Entrez le lieu d’intervention",
  tooLong: plural({ other: "Raccourcissez le lieu d’intervention à # caractères au maximum" }),
};
export const accessInstructions = {
  missing: "Entrez les consignes d’accès",
  tooLong: plural({ other: "Raccourcissez les consignes d’accès à # caractères au maximum" }),
};
export const projectScope = {
  missing: "Décrivez l’étendue du projet",
  tooLong: plural({ other: "Raccourcissez la description du projet à # caractères au maximum" }),
};
export const specialInstructions = {
  missing: "Entrez les instructions particulières",
  tooLong: plural({ other: "Raccourcissez les instructions particulières à # caractères au maximum" }),
};

export const filesLink = {
  missing: "Entrez le lien vers vos fichiers",
  tooLong: plural({ other: "Raccourcissez le lien à # caractères au maximum" }),
  format: "Entrez un lien qui commence par https://",
};

export const contactMethod = "Choisissez un moyen de contact dans la liste";
export const service = "Choisissez un service dans la liste";
export const scanType = "Choisissez un type de scan dans la liste";
export const purpose = "Choisissez un usage dans la liste";
export const numberOfRooms = "Choisissez des pièces dans la liste";
export const outputFormats = "Choisissez des formats dans la liste";
export const projectTimeline = "Choisissez un délai dans la liste";
export const additionalServices = "Choisissez des services supplémentaires dans la liste";
export const deliveryPreferences = "Choisissez des modes de livraison dans la liste";

export const preferredDate = {
  format: "Entrez le jour et l’heure de la date souhaitée",
  past: "Pour la date souhaitée, choisissez un moment à venir",
  tooFar: "Pour la date souhaitée, choisissez un moment d’ici deux ans",
};
export const backupDate = {
  format: "Entrez le jour et l’heure de la date de rechange",
  past: "Pour la date de rechange, choisissez un moment à venir",
  tooFar: "Pour la date de rechange, choisissez un moment d’ici deux ans",
  same: "Choisissez une date de rechange différente de la date souhaitée",
};
export const budgetRange = {
  format: "Entrez le budget en dollars US, en chiffres",
  fraction: "Entrez le budget en dollars US, sans décimales",
  range:
    "Entrez un budget de 0 à 5\u202f000\u00a0$US. Pour plus, entrez 5000 et précisez-le sous «\u00a0Étendue du projet\u00a0»",
};
export const termsAccepted = {
  format: "Indiquez si vous acceptez les conditions",
  required: "Acceptez les conditions d’utilisation pour envoyer la demande",
};
export const privacyConsent = {
  format: "Indiquez si vous acceptez l’utilisation de vos données",
  required: "Acceptez l’utilisation de vos données pour envoyer la demande",
};
export const showcaseConsent = { format: "Indiquez si le scan peut être montré" };
