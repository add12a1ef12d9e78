import * as belgian from "~/messages/fr-BE/prepare";

export * from "~/messages/fr-BE/prepare";

export const description =
  "La liste de vérification pour le jour de la numérisation\u00a0: accès, pièces, personnes et documents. Imprimez-la et cochez\u00a0: tout se passera bien.";
export const lead =
  "Cochez ce qui s’applique avant notre arrivée. Un point vous est impossible? Dites-le-nous, et nous en tiendrons compte.";

export const groups = [
  {
    title: "Accès",
    items: [
      "Quelqu’un est là avec les clés à notre arrivée, ou nous avons les codes.",
      "Les pièces fermées, les toits et les salles mécaniques sont ouverts, ou leurs clés sont sur place.",
      "Les alarmes sont coupées là où nous numérisons.",
      "Nous savons où nous stationner et décharger, et s’il y a un ascenseur.",
      "Locataires, voisins et personnel savent que nous venons.",
    ],
  },
  ...belgian.groups.slice(1),
];
export const closing = "Pas encore de\u00a0rendez-vous?";
