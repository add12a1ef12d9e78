import type { IPv6 } from "ipaddr.js";

/** Returns the first groups of an IPv6 address, without leading zeros. */
export function formatGroups({ parts }: IPv6, count: number): string {
  return parts
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(":");
}
