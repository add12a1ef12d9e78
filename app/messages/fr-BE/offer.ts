import { plural } from "~/messages/plural";

export const startingAt = "À partir de";
export const from = (price: string) => `à partir de ${price}`;
export const serviceFrom = (service: string, price: string) => `${service}, à partir de ${price}`;
export const startsAt = (service: string, price: string) => `${service}\u00a0: à partir de ${price}.`;
export const pricesStartAt = (price: string) => `Nos prix commencent à ${price}.`;
export const answersWithin = plural({
  one: "Nous répondons généralement dans un délai de # heure ouvrable.",
  many: "Nous répondons généralement dans un délai de # d’heures ouvrables.",
  other: "Nous répondons généralement dans un délai de # heures ouvrables.",
});
export const hostedFor = plural({
  one: "Nous hébergeons la visite pendant # jour. D’autres sites peuvent l’afficher dans un cadre.",
  many: "Nous hébergeons la visite pendant # de jours. D’autres sites peuvent l’afficher dans un cadre.",
  other: "Nous hébergeons la visite pendant # jours. D’autres sites peuvent l’afficher dans un cadre.",
});
export const hostedUntilEnded =
  "Nous hébergeons la visite jusqu’à ce que vous nous demandiez de la retirer. D’autres sites peuvent l’afficher dans un cadre.";
export const turnaround = "Délai de livraison";
export const turnaroundDays = plural({
  one: "environ # jour ouvrable",
  many: "environ # de jours ouvrables",
  other: "environ # jours ouvrables",
});
export const readyWithin = plural({
  one: "Après le rendez-vous, comptez généralement environ # jour ouvrable.",
  many: "Après le rendez-vous, comptez généralement environ # de jours ouvrables.",
  other: "Après le rendez-vous, comptez généralement environ # jours ouvrables.",
});
export const readyBetween = (least: number, most: number) =>
  `Après le rendez-vous, comptez généralement de ${least} à ${most} jours ouvrables, selon le service.`;
export const payment = "Modalités de paiement";

/** The table of all services, and the links to it. */
export const prices = "Tarifs";
export const priceList = "Prix et délais";
export const service = "Service";
export const allPrices = "Tous les prix";
