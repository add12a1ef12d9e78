import { plural } from "~/messages/plural";

export const startingAt = "Starting at";
/** Below the name of a service on its card. */
export const from = (price: string) => `from ${price}`;
/** An entry of the booking form's list of services. */
export const serviceFrom = (service: string, price: string) => `${service}, from ${price}`;
export const startsAt = (service: string, price: string) => `Prices for ${service} start at ${price}.`;
/** For a visitor who has not chosen a service. */
export const pricesStartAt = (price: string) => `Prices start at ${price}.`;
export const answersWithin = plural({
  one: "We usually answer within # business hour.",
  other: "We usually answer within # business hours.",
});
/** Below the contents of a virtual tour. */
export const hostedFor = plural({
  one: "We host the tour for # day. Other sites may show it in a frame.",
  other: "We host the tour for # days. Other sites may show it in a frame.",
});
export const hostedUntilEnded =
  "We host the tour until you ask us to take it down. Other sites may show it in a frame.";
export const turnaround = "Turnaround";
export const turnaroundDays = plural({ one: "about # business day", other: "about # business days" });
export const readyWithin = plural({
  one: "After the visit, it usually takes about # business day.",
  other: "After the visit, it usually takes about # business days.",
});
/** The range of all services' times. */
export const readyBetween = (least: number, most: number) =>
  `After the visit, it usually takes ${least} to ${most} business days, depending on the service.`;
export const payment = "How you pay";

/** The table of all services, and the links to it. */
export const prices = "Prices";
export const priceList = "Prices and turnaround";
export const service = "Service";
export const allPrices = "All prices";
