import { env } from "./env.server";

/**
 * Whether the browser uses https to reach this site, directly or through our own proxies. The one rule for the
 * `Secure` attribute of every cookie.
 *
 * `X-Forwarded-Proto` counts only with TRUST_PROXY, because without a proxy anybody can send it.
 */
export function isHttps(request: Request): boolean {
  const { PUBLIC_URL, TRUST_PROXY } = env();
  if (PUBLIC_URL?.startsWith("https:") || request.url.startsWith("https:")) return true;
  if (TRUST_PROXY === 0) return false;
  const protocols = request.headers.get("X-Forwarded-Proto")?.split(",") ?? [];
  return protocols.at(-Math.min(TRUST_PROXY, protocols.length))?.trim().toLowerCase() === "https";
}
