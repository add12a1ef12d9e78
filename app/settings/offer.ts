import { formatWholeDollars } from "~/lib/format-amount";
import * as text from "~/messages/offer";
import * as servicesText from "~/messages/services";
import { company } from "./company";

/** The last segment of the path of a service's page. */
export type ServiceSlug = keyof typeof servicesText.serviceLabels;

/** Returns a price such as `$450`; null without a lowest price. */
export function startingPrice(slug: ServiceSlug): string | null {
  const dollars = company().startingPrices[slug];
  return dollars === undefined ? null : formatWholeDollars(dollars);
}

/** The id of the table of prices on the home page. */
export const priceListId = "prices";

/** Returns whether the company names a price or a turnaround, so the home page has a table of them. */
export function hasPriceList(): boolean {
  const { startingPrices, turnaroundDays } = company();
  return Object.keys(startingPrices).length + Object.keys(turnaroundDays).length > 0;
}

export function describeStartingPrice(slug: ServiceSlug): string | null {
  const price = startingPrice(slug);
  return price && text.startsAt(servicesText.serviceLabels[slug], price);
}

export function describeLowestPrice(): string | null {
  const dollars = Object.values(company().startingPrices);
  return dollars.length === 0 ? null : text.pricesStartAt(formatWholeDollars(Math.min(...dollars)));
}

export function describeReplyTime(): string | null {
  const { replyHours } = company();
  return replyHours === 0 ? null : text.answersWithin(replyHours);
}

export function describeHosting(): string {
  const { publicTourDays } = company();
  return publicTourDays === 0 ? text.hostedUntilEnded : text.hostedFor(publicTourDays);
}

/** Returns text such as `about 5 business days`; null if the company does not specify a turnaround. */
export function turnaround(slug: ServiceSlug): string | null {
  const days = company().turnaroundDays[slug];
  return days === undefined ? null : text.turnaroundDays(days);
}

export function describeTurnaround(slug: ServiceSlug): string | null {
  const days = company().turnaroundDays[slug];
  return days === undefined ? null : text.readyWithin(days);
}

export function describeTurnarounds(): string | null {
  const days = Object.values(company().turnaroundDays);
  if (days.length === 0) return null;
  const [least, most] = [Math.min(...days), Math.max(...days)];
  return least === most ? text.readyWithin(most) : text.readyBetween(least, most);
}
