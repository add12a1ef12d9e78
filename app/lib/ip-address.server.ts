import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Returns an IPv4 address, or the /64 network of an IPv6 one, because one household has all of its addresses. Text that is no address
 * stays as it is.
 */
export function toNetwork(address: string): string {
  const parsed = parseAddress(address);
  if (!parsed) return address;
  return parsed instanceof ipaddr.IPv6 ? toPrefix(parsed, 64) : parsed.toString();
}

/**
 * Returns the network that an address is in, as one provider's customer or one hosting account usually holds: the /24 of an IPv4
 * address, the /48 of an IPv6 one. Different spellings of an address have the same range.
 *
 * @param address an IPv4 or IPv6 address, or an IPv6 /64 network, as `toNetwork` returns them
 * @returns null for anything else
 */
export function toNetworkRange(address: string): string | null {
  const parsed = parseAddress(address.replace(/\/64$/, ""));
  if (!parsed) return null;
  if (parsed instanceof ipaddr.IPv6) return toPrefix(parsed, 48);
  return `${parsed.octets.slice(0, 3).join(".")}.0/24`;
}

/** Returns the /48 that an IPv6 address is in; null for IPv4, where every address of a /24 may be another customer's. */
export function toIpv6Range(address: string): string | null {
  const range = toNetworkRange(address);
  return range?.endsWith("/48") ? range : null;
}

/** The addresses that IPv6 gives out to anybody (RFC 4291); all others are of one network, reserved, or stand for something else. */
const global = ipaddr.IPv6.parseCIDR("2000::/3");
const nat64 = ipaddr.IPv6.parseCIDR("64:ff9b::/96");

/**
 * Whether an IP address is not one of the public internet: of this machine, a private network, a provider's network, a cloud's metadata,
 * several receivers, or reserved. An IPv4 address in an IPv6 one counts as itself. True for text that is no address, so that nothing calls
 * it.
 */
export function isInside(text: string): boolean {
  const address = parseAddress(text);
  if (!(address instanceof ipaddr.IPv6)) return address?.range() !== "unicast";
  if (address.match(nat64)) return isInside(address.toByteArray().slice(-4).join("."));
  return address.range() !== "unicast" || !address.match(global);
}

/** Parses an address without its zone, as in `fe80::1%eth0`; an IPv4 address in an IPv6 one as itself. Null for other text. */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return isIP(text) ? ipaddr.process(text.replace(/%.*$/, "")) : null;
}

/** Returns the network of an IPv6 address, in groups without leading zeros. */
function toPrefix({ parts }: ipaddr.IPv6, bits: 48 | 64): string {
  const groups = parts.slice(0, bits / 16).map((group) => group.toString(16));
  return `${groups.join(":")}::/${bits}`;
}
