import { z } from "zod";

/** A network in CIDR notation. */
interface Network {
  address: string;
  prefix: number;
  family: "ipv4" | "ipv6";
}

const ipv4 = z.union([z.cidrv4(), z.ipv4().transform((address) => `${address}/32`)]);

/** The address of a sender is known to its /64 only. */
const longestIpv6Prefix = 64;

/** Reads an IPv4 address, an IPv4 network or an IPv6 network of at least a /64; null for anything else. */
export function readNetwork(text: string): Network | null {
  const family = text.includes(":") ? "ipv6" : "ipv4";
  const { data } = (family === "ipv6" ? z.cidrv6() : ipv4).safeParse(text);
  const [address = "", length] = data?.split("/") ?? [];
  const prefix = Number(length);
  if (data === undefined || (family === "ipv6" && prefix > longestIpv6Prefix)) return null;
  return { address, prefix, family };
}
