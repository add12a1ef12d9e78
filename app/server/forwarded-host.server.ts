import { env } from "~/process/env.server";

/**
 * Returns the host that the client requested from the outermost of our own proxies. Undefined without TRUST_PROXY, because
 * anyone can send this header.
 *
 * @param header the value of X-Forwarded-Host
 */
export function forwardedHost(header: string | null | undefined): string | undefined {
  const proxies = env().TRUST_PROXY;
  if (proxies === 0) return undefined;
  const hosts = header?.split(",") ?? [];
  return hosts.at(-Math.min(proxies, hosts.length))?.trim();
}
