import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Returns an IPv6 address as its /64, because one household owns a whole /64. Returns any other text unchanged. */
export function toNetwork(address: string): string {
  const parsed = parseAddress(address);
  if (!parsed) return address;
  return parsed instanceof ipaddr.IPv6 ? toPrefix(parsed, 64) : parsed.toString();
}

/**
 * Returns the /24 of an IPv4 address or the /48 of an IPv6 address: the usual network of a provider's customer or a hosting account.
 * Different spellings of an address have the same range.
 *
 * @param address an IPv4 or IPv6 address, or an IPv6 /64 network, as from `toNetwork`
 * @returns null for anything else
 */
export function toNetworkRange(address: string): string | null {
  const parsed = parseAddress(address.replace(/\/64$/, ""));
  if (!parsed) return null;
  if (parsed instanceof ipaddr.IPv6) return toPrefix(parsed, 48);
  return `${parsed.octets.slice(0, 3).join(".")}.0/24`;
}

/** Returns the /48 of an IPv6 address. Null for IPv4, where the addresses of a /24 may belong to different customers. */
export function toIpv6Range(address: string): string | null {
  const range = toNetworkRange(address);
  return range?.endsWith("/48") ? range : null;
}

/** The global unicast addresses (RFC 4291). All other addresses are local, reserved or mapped. */
const global = ipaddr.IPv6.parseCIDR("2000::/3");
const nat64 = ipaddr.IPv6.parseCIDR("64:ff9b::/96");

/**
 * Whether an IP address is outside of the public internet: this machine, a private or provider network, a cloud's metadata, multicast, or
 * reserved. An IPv4 address inside of an IPv6 address counts as IPv4. True for text that is not an address, so callers never connect to it.
 */
export function isInternalAddress(text: string): boolean {
  const address = parseAddress(text);
  if (!(address instanceof ipaddr.IPv6)) return address?.range() !== "unicast";
  if (address.match(nat64)) return isInternalAddress(address.toByteArray().slice(-4).join("."));
  return address.range() !== "unicast" || !address.match(global);
}

/** Parses an address without its zone, as in `fe80::1%eth0`. An IPv4-mapped address becomes IPv4. Null for other text. */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return isIP(text) ? ipaddr.process(text.replace(/%.*$/, "")) : null;
}

/** Returns the network in groups without leading zeros. */
function toPrefix({ parts }: ipaddr.IPv6, bits: 48 | 64): string {
  const groups = parts.slice(0, bits / 16).map((group) => group.toString(16));
  return `${groups.join(":")}::/${bits}`;
}
