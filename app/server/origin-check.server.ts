import type { IncomingMessage } from "node:http";
import { crossSite } from "~/messages/api";
import { paths } from "~/paths";
import { env, fromProxy } from "~/process/env.server";
import { log } from "~/process/log.server";
import { problem } from "./json-response.server";
import { isApiPath } from "./normalize-request.server";
import { hideSecret, isSecretPath } from "./secret-paths";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** The headers that reveal the site of a request. An absent header is null or undefined. */
interface RequestOrigin {
  /** The requested host: `Host`, or the host that our own proxies forward. */
  host: string | null | undefined;
  origin: string | null | undefined;
  /** `Sec-Fetch-Site` */
  site: string | null | undefined;
}

/**
 * Returns whether another site's page made a browser send the request. Clients other than browsers send neither `Origin` nor
 * `Sec-Fetch-Site`. They are not cross-site, because they hold no visitor's cookies.
 */
export function isCrossSite({ host, origin, site }: RequestOrigin): boolean {
  // The browser sets this header, and no page can change it. Only old browsers lack it.
  if (site) return site !== "same-origin" && site !== "none";
  return Boolean(origin) && !isOwnOrigin(origin ?? "", host ?? "");
}

function isOwnOrigin(origin: string, requestedHost: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  // Parsing as a URL drops a default port and ignores case.
  return [getPublicHost(), requestedHost].some((ownHost) => {
    const url = `${protocol}//${ownHost ?? ""}`;
    return URL.canParse(url) && new URL(url).host === host;
  });
}

function getPublicHost(): string | undefined {
  const { PUBLIC_URL } = env();
  return PUBLIC_URL && new URL(PUBLIC_URL).host;
}

/** @throws {Response} 403 as JSON if another site's page made a browser send the request */
export function refuseCrossSite({ headers }: Request): void {
  const host = fromProxy(headers.get("X-Forwarded-Host")) ?? headers.get("Host");
  if (isCrossSite({ host, origin: headers.get("Origin"), site: headers.get("Sec-Fetch-Site") }))
    throw problem(403, crossSite);
}

/**
 * Routes a form post from another site to the cross-site page. Remix would respond with 500, and misses some. The API has its own check.
 */
export function rerouteCrossSitePost(request: IncomingMessage): void {
  if (isApiPath(request.url ?? "") || safeMethods.includes(request.method ?? "")) return;
  const { host, "sec-fetch-site": site } = request.headers;
  const path = request.url?.split("?", 1)[0] ?? "";
  // Without a referrer, browsers send the origin "null". No other site can post to a private page, because it does not know the secret.
  const isFromPrivatePage = request.headers.origin === "null" && isSecretPath(path);
  const origin = isFromPrivatePage ? undefined : request.headers.origin;
  // The check above respects PUBLIC_URL. Remix would compare the origin only with the host.
  delete request.headers.origin;
  if (!isCrossSite({ host, origin, site: typeof site === "string" ? site : undefined })) return;
  log.warn({ event: "cross-site-refused", origin, host, path: hideSecret(path).slice(0, 300) }, "Refused");
  request.url = paths.crossSite() + (isDataRequest(request.url) ? ".data" : "");
}

function isDataRequest(url = ""): boolean {
  return url.split("?", 1)[0]?.endsWith(".data") ?? false;
}
