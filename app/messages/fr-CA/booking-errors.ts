import * as belgian from "~/messages/fr-BE/booking-errors";
import { plural } from "~/messages/plural";

export * from "~/messages/fr-BE/booking-errors";

export const answerErrors = {
  ...belgian.answerErrors,
  email: {
    missing: "Entrez votre adresse courriel",
    tooLong: plural({ other: "Raccourcissez votre adresse courriel à # caractères au maximum" }),
    format: "Entrez une adresse courriel comme nom@example.com",
  },
  projectScope: {
    missing: "Décrivez la portée du projet",
    tooLong: plural({ other: "Raccourcissez la description du projet à # caractères au maximum" }),
  },
  scanType: "Choisissez un type de numérisation dans la liste",
  projectTimeline: "Choisissez un échéancier dans la liste",
  budgetRange: {
    format: "Entrez le budget en chiffres, de 0 à 5000",
    fraction: "Entrez le budget en dollars américains, sans décimales",
    range:
      "Entrez un budget de 0 à 5\u00a0000\u00a0$\u00a0US. Pour plus, entrez 5000 et précisez-le sous «\u00a0Portée du projet\u00a0»",
  },
  privacyConsent: {
    format: "Indiquez si vous acceptez l’utilisation de vos renseignements",
    required: "Acceptez l’utilisation de vos renseignements pour envoyer la demande",
  },
  showcaseConsent: { format: "Indiquez si la numérisation peut être montrée" },
};
