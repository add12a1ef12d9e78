import * as belgian from "~/messages/fr-BE/conversation";
import { plural } from "~/messages/plural";

export * from "~/messages/fr-BE/conversation";

export const mail = {
  missing: "Entrez le texte du courriel, ou choisissez de ne pas en envoyer",
  tooLong: plural({ other: "Raccourcissez le courriel à # caractères au maximum" }),
};
export const quote = {
  ...belgian.quote,
  line: {
    ...belgian.quote.line,
    price: (line: number) =>
      `Ligne ${line}\u00a0: entrez le prix en dollars américains, par exemple 1250 ou 1250.50`,
  },
  total: "Le total doit être supérieur à 0\u00a0$\u00a0US",
  validUntil: {
    ...belgian.quote.validUntil,
    format: "Entrez le dernier jour de validité de la soumission",
  },
};
