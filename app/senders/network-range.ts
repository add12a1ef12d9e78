/**
 * Returns the network that an address is in, as one provider's customer or one hosting account usually holds: the /24 of an IPv4
 * address, the /48 of an IPv6 one. Different spellings of an address have the same range.
 *
 * @param address an IPv4 or IPv6 address, or an IPv6 /64 network, as `clientAddress` returns them
 * @returns null for anything else
 */
export function toNetworkRange(address: string): string | null {
  if (address.length > maxLength) return null;
  const octets = readIpv4(address) ?? readIpv4(address.replace(/^::ffff:/i, ""));
  if (octets) return `${octets.slice(0, 3).join(".")}.0/24`;
  const groups = readIpv6(address.replace(/\/64$/, ""));
  return groups && `${groups.slice(0, 3).join(":")}::/48`;
}

/** Returns the /48 that an IPv6 address is in; null for IPv4, where every address of a /24 may be another customer's. */
export function toIpv6Range(address: string): string | null {
  const range = toNetworkRange(address);
  return range?.endsWith("/48") ? range : null;
}

/** The longest IPv6 address, with the length of its network. */
const maxLength = "ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255/64".length;

function readIpv4(text: string): number[] | null {
  const parts = text.split(".");
  const octets = parts.filter((part) => /^\d{1,3}$/.test(part)).map(Number);
  return parts.length === 4 && octets.length === 4 && octets.every((octet) => octet <= 255) ? octets : null;
}

/** Returns the eight groups without leading zeros. A dotted end counts as two groups, which are never part of a range. */
function readIpv6(text: string): string[] | null {
  const sides = text
    .replace(/(^|:)\d+\.\d+\.\d+\.\d+$/, "$10:0")
    .split("::")
    .map((side) => (side === "" ? [] : side.split(":")));
  const [start = [], end = []] = sides;
  const given = [...start, ...end];
  const missing = 8 - given.length;
  const isWhole = sides.length === 2 ? missing > 0 : sides.length === 1 && missing === 0;
  if (!isWhole || !given.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  const zeros = Array.from({ length: missing }, () => "0");
  return [...start, ...zeros, ...end].map((group) => Number.parseInt(group, 16).toString(16));
}
