import { env } from "./env.server";

/**
 * Returns what the outermost of our own proxies has written into a list such as X-Forwarded-Host. Undefined without TRUST_PROXY, because
 * without a proxy anyone can send this header.
 *
 * @param header the value of the header
 */
export function fromProxy(header: string | null | undefined): string | undefined {
  const proxies = env().TRUST_PROXY;
  if (proxies === 0) return undefined;
  const values = header?.split(",") ?? [];
  return values.at(-Math.min(proxies, values.length))?.trim();
}
