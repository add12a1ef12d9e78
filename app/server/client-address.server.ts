import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import { env } from "~/env.server";
import { requestContext } from "./request-context.server";

interface Incoming {
  headers: IncomingMessage["headers"];
  socket: { remoteAddress?: string };
}

/** Where the current request comes from, as `addressOf` has it; "unknown" outside of a request. */
export function clientAddress(): string {
  const request = requestContext()?.request;
  return request ? addressOf(request, env().TRUST_PROXY) : "unknown";
}

/**
 * Who sent a request: the address, or the network of an IPv6 one, as there a single home has
 * billions of addresses.
 *
 * @param trustedProxies how many proxies of our own stand in front: each has written down whom it heard from
 */
export function addressOf(request: Incoming, trustedProxies: number): string {
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().flatMap((line) => line.split(","));
  const chain = [...forwarded, request.socket.remoteAddress ?? "unknown"].map((address) => address.trim());
  const sender = chain.slice(-1 - trustedProxies)[0] ?? "";
  return network(isIP(sender) ? sender : (chain.at(-1) ?? ""));
}

function network(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [start = [], end = []] = address
    .toLowerCase()
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => "0");
  return `${[...start, ...zeros, ...end].slice(0, 4).join(":")}::/64`;
}
