import { contents, version as describe } from "~/messages/booking-results";
import type { DeliveryWithItems } from "./find-deliveries.server";

/** Describes the version and its number of items: `Version 1, 2 files`. */
export function describeVersion({ version, items }: Pick<DeliveryWithItems, "version" | "items">): string {
  const links = items.filter(({ kind }) => kind === "link").length;
  return describe(version, contents(items.length - links, links));
}
