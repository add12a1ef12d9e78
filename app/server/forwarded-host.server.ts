import { env } from "~/env.server";

/**
 * The host that the outermost of our own proxies was asked for; without proxies anybody can write this
 * header, so it says nothing.
 *
 * @param header the value of X-Forwarded-Host
 */
export function forwardedHost(header: string | null | undefined): string | undefined {
  const proxies = env().TRUST_PROXY;
  if (proxies === 0) return undefined;
  const hosts = header?.split(",") ?? [];
  return hosts.at(-Math.min(proxies, hosts.length))?.trim();
}
