import { env } from "~/env.server";
import { forwardedHost } from "./forwarded-host.server";
import { problem } from "~/api/json.server";

/**
 * Refuses what another site's page made a browser send. Callers that are no browser send neither
 * header and pass; cookies are not theirs to steal.
 *
 * @throws {Response} 403 as JSON.
 */
export function refuseCrossSite(request: Request): void {
  // Browsers set this one themselves, and no page can change it; the oldest do not know it.
  const site = request.headers.get("Sec-Fetch-Site");
  if (site === "same-origin" || site === "none") return;
  const origin = request.headers.get("Origin");
  if (site === null && (origin === null || isOwnOrigin(origin, request))) return;
  throw problem(403, "This request came from another site. Open our own page and try again.");
}

function isOwnOrigin(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  const ownHosts = [
    publicHost(),
    forwardedHost(request.headers.get("X-Forwarded-Host")),
    request.headers.get("Host"),
  ];
  // Through URL, so that :443 or capitals make no difference.
  return ownHosts.some((own) => {
    const address = `${protocol}//${own ?? ""}`;
    return URL.canParse(address) && new URL(address).host === host;
  });
}

function publicHost(): string | undefined {
  const { PUBLIC_URL } = env();
  return PUBLIC_URL && new URL(PUBLIC_URL).host;
}
