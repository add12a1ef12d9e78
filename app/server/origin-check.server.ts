import { env } from "~/env.server";

/** The headers of a request that reveal which site it comes from; absent ones are null or undefined. */
interface RequestOrigin {
  /** The host that the client requested: `Host`, or what our own proxies forward. */
  host: string | null | undefined;
  origin: string | null | undefined;
  /** The value of `Sec-Fetch-Site`. */
  site: string | null | undefined;
}

/**
 * Whether a page of another site made a browser send the request. Clients other than browsers send neither `Origin` nor
 * `Sec-Fetch-Site` and are not cross-site: they hold no cookies of a visitor.
 */
export function isCrossSite({ host, origin, site }: RequestOrigin): boolean {
  // Set by the browser itself: no page can change it. Only old browsers lack it.
  if (site) return site !== "same-origin" && site !== "none";
  return Boolean(origin) && !isOwnOrigin(origin ?? "", host ?? "");
}

function isOwnOrigin(origin: string, requestedHost: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  // Parsed as a URL, which drops a default port and ignores case.
  return [getPublicHost(), requestedHost].some((own) => {
    const url = `${protocol}//${own ?? ""}`;
    return URL.canParse(url) && new URL(url).host === host;
  });
}

function getPublicHost(): string | undefined {
  const { PUBLIC_URL } = env();
  return PUBLIC_URL && new URL(PUBLIC_URL).host;
}
