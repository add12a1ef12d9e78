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

/** Returns a sentence with the usual duration. Null if the company has set none. */
export function describeTurnaroundByName(name: unknown): string | null {
  const service = serviceByName(name);
  return service ? describeTurnaround(service.slug) : null;
}
