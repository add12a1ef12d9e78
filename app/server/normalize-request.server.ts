import type { IncomingMessage } from "node:http";
import { log } from "~/log.server";
import { paths } from "~/paths";
import { forwardedHost } from "./forwarded-host.server";
import { isCrossSite } from "./origin-check.server";

/** Stands for the site where the client names no host, or none that is valid. */
const unknownHost = "localhost";
/** Those that Remix hands on; it answers others itself, not as the API does. */
const knownMethods = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];
const safeMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * Prepares what a client sent for Remix's own server, before that sees it. Nonsense that it would answer with
 * 500 becomes what it can refuse by itself, the host that our proxies forward becomes the only one, and a
 * form post from another site is led to its refusal: Remix would answer 500, and some posts it does not check.
 */
export function normalizeRequest(request: IncomingMessage): void {
  request.url = withoutSlashRuns(pathOf(request.url ?? "/"));
  // Calls are whole answers: Remix would read one into memory to wrap it for a page.
  if (isApiPath(request.url)) request.url = request.url.replace(/\.data(?=\?|$)/, "%2Edata");
  request.headers.host = hostOf(request);
  delete request.headers["x-forwarded-host"];
  // No Request can have the first, and the API refuses all of them alike.
  if (request.method === "TRACE" || (isApiPath(request.url) && !knownMethods.includes(request.method ?? "")))
    request.method = "OPTIONS";
  if (!isApiPath(request.url) && !safeMethods.includes(request.method ?? "")) rejectCrossSitePost(request);
}

/** Path and query. Clients of proxies write whole addresses, and `OPTIONS *` names none. */
function pathOf(target: string): string {
  if (target.startsWith("/")) return escapeInvalidPercents(target);
  if (!URL.canParse(target)) return "/";
  const { pathname, search } = new URL(target);
  return pathname.startsWith("/") ? escapeInvalidPercents(pathname + search) : "/";
}

/**
 * Runs of slashes as two, which the pages redirect to one: Remix's router takes time quadratic in their length. Read as
 * it reads a path, where backslashes and `/./` make slashes too.
 */
function withoutSlashRuns(target: string): string {
  const address = `http://${unknownHost}${target}`;
  if (!URL.canParse(address)) return target;
  const { pathname, search } = new URL(address);
  return pathname.includes("///") ? pathname.replace(/\/{3,}/g, "//") + search : target;
}

/** A path whose percent signs stand for nothing is taken as it reads: there is no page at it. */
function escapeInvalidPercents(target: string): string {
  const [path = "", ...query] = target.split("?");
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

function hostOf({ headers }: IncomingMessage): string {
  const forwarded = headers["x-forwarded-host"];
  const host = forwardedHost(typeof forwarded === "string" ? forwarded : undefined) ?? headers.host ?? "";
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`) ? host : unknownHost;
}

/** Calls of the JSON API answer for themselves, in JSON. */
function isApiPath(path: string): boolean {
  return /^\/api(\/|\?|$)/i.test(path);
}

function rejectCrossSitePost(request: IncomingMessage) {
  const { host, origin, "sec-fetch-site": site } = request.headers;
  // Checked here, with PUBLIC_URL in mind; Remix would compare it with the host alone.
  delete request.headers.origin;
  if (!isCrossSite({ host, origin, site: typeof site === "string" ? site : undefined })) return;
  log.warn({ event: "cross-site-refused", origin, host, path: request.url?.slice(0, 300) }, "Refused");
  request.url = paths.crossSite() + (isDataRequest(request.url) ? ".data" : "");
}

function isDataRequest(url = ""): boolean {
  return url.split("?", 1)[0]?.endsWith(".data") ?? false;
}
