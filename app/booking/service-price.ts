import { company } from "~/settings/company";
import { describeStartingPrice, describeTurnaround, startingPrice } from "~/settings/offer";
import { serviceByName } from "./services";

export function startingPriceByName(name: string): string | null {
  const service = serviceByName(name);
  return service ? startingPrice(service.slug) : null;
}

/** Returns a sentence with the lowest price. Null if the company has set none. */
export function describePriceByName(name: unknown): string | null {
  const service = serviceByName(name);
  return service ? describeStartingPrice(service.slug) : null;
}

/** Returns a sentence with the lowest price of a service. Null if the amount reaches it, or the company has set none. */
export function describePriceAbove(dollars: number, serviceName: unknown): string | null {
  const service = serviceByName(serviceName);
  const lowest = service && company().startingPrices[service.slug];
  return lowest !== undefined && dollars < lowest ? describePriceByName(serviceName) : null;
}

/** Returns a sentence with the usual duration. Null if the company has set none. */
export function describeTurnaroundByName(name: unknown): string | null {
  const service = serviceByName(name);
  return service ? describeTurnaround(service.slug) : null;
}
