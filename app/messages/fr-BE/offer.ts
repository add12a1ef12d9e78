import { plural } from "~/messages/plural";

/** What the company says about prices and its time to answer, where its settings do. */

export const startingAt = "À partir de";
/** Below the name of a service on its card. */
export const from = (price: string) => `à partir de ${price}`;
/** An entry of the list of services in the booking form. */
export const serviceFrom = (service: string, price: string) => `${service}, à partir de ${price}`;
export const startsAt = (service: string, price: string) => `${service}\u00a0: à partir de ${price}.`;
/** For a visitor who has not chosen a service. */
export const pricesStartAt = (price: string) => `Nos prix commencent à ${price}.`;
export const answersWithin = plural({
  one: "Nous répondons généralement dans un délai de # heure ouvrable.",
  many: "Nous répondons généralement dans un délai de # d’heures ouvrables.",
  other: "Nous répondons généralement dans un délai de # heures ouvrables.",
});
