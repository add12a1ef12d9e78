import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import { env } from "~/process/env.server";
import { requestContext } from "./request-context.server";

interface Incoming {
  headers: IncomingMessage["headers"];
  socket: { remoteAddress?: string };
}

/** Returns the address that sent the current request, as `toClientAddress` does; "unknown" outside of HTTP. */
export function clientAddress(): string {
  const request = requestContext()?.request;
  return request ? toClientAddress(request, env().TRUST_PROXY) : "unknown";
}

/**
 * Returns the IP address that sent a request; for IPv6 the /64 network, because one household has all of its addresses.
 *
 * @param trustedProxies number of our own proxies in front, each of which appends its client to X-Forwarded-For
 */
export function toClientAddress(request: Incoming, trustedProxies: number): string {
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().flatMap((line) => line.split(","));
  const chain = [...forwarded, request.socket.remoteAddress ?? "unknown"].map((address) => address.trim());
  const sender = chain.slice(-1 - trustedProxies)[0] ?? "";
  return toNetwork(isIP(sender) ? sender : (chain.at(-1) ?? ""));
}

function toNetwork(address: string): string {
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
