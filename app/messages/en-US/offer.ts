import { plural } from "~/messages/plural";

/** What the company says about prices and its time to answer, where its settings do. */

export const startingAt = "Starting at";
/** Below the name of a service on its card. */
export const from = (price: string) => `from ${price}`;
/** An entry of the list of services in the booking form. */
export const serviceFrom = (service: string, price: string) => `${service}, from ${price}`;
export const startsAt = (service: string, price: string) => `${service} starts at ${price}.`;
/** For a visitor who has not chosen a service. */
export const pricesStartAt = (price: string) => `Prices start at ${price}.`;
export const answersWithin = plural({
  one: "We usually answer within # business hour.",
  other: "We usually answer within # business hours.",
});
