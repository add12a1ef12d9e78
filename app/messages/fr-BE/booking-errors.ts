import { plural } from "~/messages/plural";

export const answerErrors = {
  fullName: {
    missing: "Entrez votre prénom et votre nom",
    tooLong: plural({ other: "Raccourcissez votre nom à # caractères au maximum" }),
  },
  email: {
    missing: "Entrez votre adresse e-mail",
    tooLong: plural({ other: "Raccourcissez votre adresse e-mail à # caractères au maximum" }),
    format: "Entrez une adresse e-mail comme nom@example.com",
  },
  phone: {
    missing: "Entrez votre numéro de téléphone",
    tooLong: plural({ other: "Raccourcissez votre numéro à # caractères au maximum" }),
    format: "Entrez un numéro d’au moins 7 chiffres, par exemple (818)\u00a0555-0142",
  },
  company: {
    missing: "Entrez le nom de l’entreprise",
    tooLong: plural({ other: "Raccourcissez le nom de l’entreprise à # caractères au maximum" }),
  },
  serviceLocation: {
    missing: "Entrez le lieu d’intervention",
    tooLong: plural({ other: "Raccourcissez le lieu d’intervention à # caractères au maximum" }),
  },
  accessInstructions: {
    missing: "Entrez les consignes d’accès",
    tooLong: plural({ other: "Raccourcissez les consignes d’accès à # caractères au maximum" }),
  },
  projectScope: {
    missing: "Décrivez l’étendue du projet",
    tooLong: plural({ other: "Raccourcissez la description du projet à # caractères au maximum" }),
  },
  specialInstructions: {
    missing: "Entrez les instructions particulières",
    tooLong: plural({ other: "Raccourcissez les instructions particulières à # caractères au maximum" }),
  },
  filesLink: {
    missing: "Entrez le lien vers vos fichiers",
    tooLong: plural({ other: "Raccourcissez le lien à # caractères au maximum" }),
    format: "Entrez un lien qui commence par https://",
  },
  contactMethod: "Choisissez un moyen de contact dans la liste",
  service: "Choisissez un service dans la liste",
  scanType: "Choisissez un type de scan dans la liste",
  purpose: "Choisissez un usage dans la liste",
  numberOfRooms: "Choisissez des pièces dans la liste",
  outputFormats: "Choisissez des formats dans la liste",
  projectTimeline: "Choisissez un délai dans la liste",
  additionalServices: "Choisissez des services supplémentaires dans la liste",
  deliveryPreferences: "Choisissez des modes de livraison dans la liste",
  preferredDate: {
    format: "Entrez le jour et l’heure de la date souhaitée",
    past: "Pour la date souhaitée, choisissez un moment à venir",
    tooFar: "Pour la date souhaitée, choisissez un moment d’ici deux ans",
  },
  backupDate: {
    format: "Entrez le jour et l’heure de la date de rechange",
    past: "Pour la date de rechange, choisissez un moment à venir",
    tooFar: "Pour la date de rechange, choisissez un moment d’ici deux ans",
    same: "Choisissez une date de rechange différente de la date souhaitée",
  },
  budgetRange: {
    format: "Entrez le budget en chiffres, de 0 à 5000",
    fraction: "Entrez le budget en dollars US, sans décimales",
    range:
      "Entrez un budget de 0 à 5\u202f000\u00a0$US. Pour plus, entrez 5000 et précisez-le sous «\u00a0Étendue du projet\u00a0»",
  },
  termsAccepted: {
    format: "Indiquez si vous acceptez les conditions",
    required: "Acceptez les conditions d’utilisation pour envoyer la demande",
  },
  privacyConsent: {
    format: "Indiquez si vous acceptez l’utilisation de vos données",
    required: "Acceptez l’utilisation de vos données pour envoyer la demande",
  },
  showcaseConsent: { format: "Indiquez si le scan peut être montré" },
};
