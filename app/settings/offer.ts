import { formatWholeDollars } from "~/lib/format-amount";
import * as text from "~/messages/offer";
import * as servicesText from "~/messages/services";
import { company } from "./company";

/** The last segment of the path of a service's page. */
export type ServiceSlug = keyof typeof servicesText.serviceLabels;

/** Returns the lowest price of a service, such as `$450`; null if the company names none. */
export function startingPrice(slug: ServiceSlug): string | null {
  const dollars = company().startingPrices[slug];
  return dollars === undefined ? null : formatWholeDollars(dollars);
}

/** Returns the sentences about the lowest price of each service that has one. */
export function describeStartingPrices(): string[] {
  return (Object.keys(company().startingPrices) as ServiceSlug[]).flatMap(
    (slug) => describeStartingPrice(slug) ?? [],
  );
}

/** Returns the sentence about the lowest price of a service; null if the company names none. */
export function describeStartingPrice(slug: ServiceSlug): string | null {
  const price = startingPrice(slug);
  return price && text.startsAt(servicesText.serviceLabels[slug], price);
}

/** Returns the sentence about the lowest price of all services; null if the company names none. */
export function describeLowestPrice(): string | null {
  const dollars = Object.values(company().startingPrices);
  return dollars.length === 0 ? null : text.pricesStartAt(formatWholeDollars(Math.min(...dollars)));
}

/** Returns the sentence about the usual time to answer; null if the company does not say. */
export function describeReplyTime(): string | null {
  const { replyHours } = company();
  return replyHours === 0 ? null : text.answersWithin(replyHours);
}

/** Returns the sentence about how long the company hosts a tour. */
export function describeHosting(): string {
  const { publicTourDays } = company();
  return publicTourDays === 0 ? text.hostedUntilEnded : text.hostedFor(publicTourDays);
}

/** Returns how long a service usually takes after the visit, such as `about 5 business days`; null if the company does not say. */
export function turnaround(slug: ServiceSlug): string | null {
  const days = company().turnaroundDays[slug];
  return days === undefined ? null : text.turnaroundDays(days);
}

/** Returns the sentence about how long a service usually takes; null if the company does not say. */
export function describeTurnaround(slug: ServiceSlug): string | null {
  const days = company().turnaroundDays[slug];
  return days === undefined ? null : text.readyWithin(days);
}

/** Returns the sentence about how long the services usually take; null if the company does not say. */
export function describeTurnarounds(): string | null {
  const days = Object.values(company().turnaroundDays);
  if (days.length === 0) return null;
  const [least, most] = [Math.min(...days), Math.max(...days)];
  return least === most ? text.readyWithin(most) : text.readyBetween(least, most);
}
