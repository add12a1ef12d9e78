import ipaddr from "ipaddr.js";

/** The addresses that IPv6 gives out to anybody (RFC 4291); all others are of one network, reserved, or stand for something else. */
const global = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address is not one of the public internet: of this machine, a private network, a provider's network, a cloud's metadata,
 * several receivers, or reserved. An IPv4 address in an IPv6 one counts as itself.
 *
 * @param text an address as `isIP` of Node accepts it
 */
export function isInside(text: string): boolean {
  const address = ipaddr.process(text.replace(/%.*$/, ""));
  if (!(address instanceof ipaddr.IPv6)) return address.range() !== "unicast";
  if (address.match(ipaddr.IPv6.parseCIDR("64:ff9b::/96"))) return isInside(embeddedIpv4(address));
  return address.range() !== "unicast" || !address.match(global);
}

/** The IPv4 address at the end of an address of NAT64. */
function embeddedIpv4(address: ipaddr.IPv6): string {
  return address.toByteArray().slice(-4).join(".");
}
