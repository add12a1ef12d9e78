import { company } from "~/settings/company";
import { describeStartingPrice, describeTurnaround, type ServiceSlug, startingPrice } from "~/settings/offer";
import { serviceByName } from "./services";

export function startingPriceByName(name: string): string | null {
  return ofService(name, startingPrice);
}

/** Returns a sentence with the lowest price. Null if the company has set none. */
export function describePriceByName(name: unknown): string | null {
  return ofService(name, describeStartingPrice);
}

/** Returns a sentence with the lowest price of a service. Null if the amount reaches it, or the company has set none. */
export function describePriceAbove(dollars: number, serviceName: unknown): string | null {
  return ofService(serviceName, (slug) => {
    const lowest = company().startingPrices[slug];
    return lowest !== undefined && dollars < lowest ? describeStartingPrice(slug) : null;
  });
}

/** Returns a sentence with the usual duration. Null if the company has set none. */
export function describeTurnaroundByName(name: unknown): string | null {
  return ofService(name, describeTurnaround);
}

function ofService(name: unknown, describe: (slug: ServiceSlug) => string | null): string | null {
  const service = serviceByName(name);
  return service ? describe(service.slug) : null;
}
