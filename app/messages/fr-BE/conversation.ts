import { plural } from "~/messages/plural";

export const reload = "Rechargez la page, puis réessayez";
export const message = {
  missing: "Entrez un message",
  tooLong: plural({ other: "Raccourcissez le message à # caractères au maximum" }),
};
export const cancellation = {
  tooLong: plural({ other: "Raccourcissez le motif à # caractères au maximum" }),
};
export const mail = {
  missing: "Entrez le texte de l’e-mail, ou choisissez de ne pas en envoyer",
  tooLong: plural({ other: "Raccourcissez l’e-mail à # caractères au maximum" }),
};
export const quote = {
  noLines: "Entrez au moins une ligne",
  tooManyLines: plural({ other: "Entrez # lignes au maximum" }),
  line: {
    label: (line: number) => `Ligne ${line}\u00a0: entrez sa description`,
    labelTooLong: (line: number, limit: number) =>
      `Ligne ${line}\u00a0: raccourcissez le texte à ${limit} caractères au maximum`,
    quantity: (line: number, limit: string) =>
      `Ligne ${line}\u00a0: entrez une quantité de 0.01 à ${limit}, par exemple 2750 ou 12.5`,
    unitTooLong: (line: number, limit: number) =>
      `Ligne ${line}\u00a0: raccourcissez l’unité à ${limit} caractères au maximum`,
    price: (line: number) => `Ligne ${line}\u00a0: entrez le prix en dollars US, par exemple 1250 ou 1250.50`,
    priceRange: (line: number, limit: string) => `Ligne ${line}\u00a0: entrez un prix de ${limit} au maximum`,
  },
  total: "Le total doit être supérieur à 0\u00a0$US",
  validUntil: {
    format: "Entrez le dernier jour de validité du devis",
    range: plural({ other: "Entrez un jour à partir d’aujourd’hui et dans # jours au plus tard" }),
  },
  noteTooLong: plural({ other: "Raccourcissez la remarque à # caractères au maximum" }),
};
export const visit = {
  startsAt: {
    format: "Entrez la date et l’heure du rendez-vous",
    past: "Entrez une date et une heure à venir",
    tooFar: "Entrez une date et une heure d’ici deux ans",
  },
  minutes: "Choisissez la durée du rendez-vous",
  staff: "Choisissez qui se déplace",
};
export const proposedDate = {
  format: "Entrez la date et l’heure souhaitées",
  past: "Entrez une date et une heure à venir",
  tooFar: "Entrez une date et une heure d’ici deux ans",
  clockChange: "Le changement d’heure a lieu à ce moment-là. Entrez une autre heure",
};
