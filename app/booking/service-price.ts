import { describeStartingPrice, describeTurnaround, startingPrice } from "~/settings/offer";
import { serviceByName } from "./services";

/** Returns the lowest price of the service that a booking names; null if the company names none. */
export function startingPriceByName(name: string): string | null {
  const service = serviceByName(name);
  return service ? startingPrice(service.slug) : null;
}

/** Returns the sentence about the lowest price of the service that a booking names; null if the company names none. */
export function describePriceByName(name: unknown): string | null {
  const service = serviceByName(name);
  return service ? describeStartingPrice(service.slug) : null;
}

/** Returns the sentence about how long the service that a booking names usually takes; null if the company does not say. */
export function describeTurnaroundByName(name: unknown): string | null {
  const service = serviceByName(name);
  return service ? describeTurnaround(service.slug) : null;
}
