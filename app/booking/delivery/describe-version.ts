import { contents, version as describe } from "~/messages/booking-results";
import type { DeliveryWithItems } from "./find-deliveries.server";

/** Returns which version of the results it is, and how much is in it: `Version 1, 2 files`. */
export function describeVersion({ version, items }: Pick<DeliveryWithItems, "version" | "items">): string {
  const links = items.filter(({ kind }) => kind === "link").length;
  return describe(version, contents(items.length - links, links));
}
