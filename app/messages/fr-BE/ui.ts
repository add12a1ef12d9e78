import { plural } from "~/messages/plural";

export const errorPrefix = "Erreur\u00a0:";
export const errorSummaryTitle = "Il y a un problème";
export const optional = "(facultatif)";
export const notGiven = "Non indiqué";
export const cancel = "Annuler";
export const closeMenu = "Fermer le menu";

export const pagesLabel = "Pages";
export const atLeast = (count: string) => `${count}+`;
export const pageOf = (page: string, pages: string) => `Page ${page} sur ${pages}`;
export const previousPage = "Précédente";
export const nextPage = "Suivante";

export const stepOf = (step: number, steps: number) => `Étape ${step} sur ${steps}`;
export const requestId = (id: string) => `Code d’erreur\u00a0: ${id}`;

export const range = (start: string, end: string) => `${start} à\u00a0${end}`;
export const dayOfMonth = (day: string) => (day === "1" ? "1er" : day);
const wholeWords: Record<string, string> = {
  "lun.": "lundi",
  "mar.": "mardi",
  "mer.": "mercredi",
  "jeu.": "jeudi",
  "ven.": "vendredi",
  "sam.": "samedi",
  "dim.": "dimanche",
  "janv.": "janvier",
  "févr.": "février",
  "avr.": "avril",
  "juil.": "juillet",
  "juill.": "juillet",
  "sept.": "septembre",
  "oct.": "octobre",
  "nov.": "novembre",
  "déc.": "décembre",
};
/** Spells out abbreviations of a formatted date or time, and adds non-breaking spaces. */
export const dateText = (text: string) =>
  text
    .replaceAll(/\p{L}+\./gu, (word) => wholeWords[word] ?? word)
    .replaceAll(/(\d|1er) (?=\p{L}{3})/gu, "$1\u00a0");
export const pacificTime = (time: string) => `${time} (heure du Pacifique)`;
export const skippedTime = (earlier: string, later: string) =>
  `Le passage à l’heure d’été supprime cette heure. Entrez ${earlier} ou ${later}`;
export const repeatedTime = "Le changement d’heure répète cette heure. Choisissez laquelle des deux";
export const whichTime = "Laquelle des deux heures";
export const whichTimeHint = "Cette nuit-là, les horloges reculent et affichent donc cette heure deux fois.";
export const chooseTime = "Choisissez";
export const firstTime = (time: string) => `La première, ${time}`;
export const secondTime = (time: string) => `La seconde, une heure plus tard, ${time}`;
export const hours = plural({ one: "# heure", many: "# d’heures", other: "# heures" });
export const minutes = plural({ one: "# minute", many: "# de minutes", other: "# minutes" });
export const hoursAndMinutes = (hours: string, minutes: string) => `${hours} ${minutes}`;
export const waitMinutes = plural({ one: "# minute", many: "# de minutes", other: "# minutes" });
export const waitHours = plural({ one: "# heure", many: "# d’heures", other: "# heures" });

export const darkMode = "Mode sombre";

export const chunkFailed = (id: string) => `Le module ${id} n’a pas pu être chargé`;
export const chunkFailedAdvice =
  "Nous n’avons pas pu charger la page suivante. Celle-ci est toujours là, avec tout ce que vous avez saisi. Vérifiez votre connexion et réessayez.";
export const openNextPage = "Ouvrir la page suivante";
export const stayHere = "Rester ici";
