import type { IncomingMessage } from "node:http";
import { httpMethods } from "~/lib/http-methods";
import { fromProxy } from "~/process/env.server";

/** A target that needs no normalization, which nearly every request has. */
const plainTarget = /^(?:\/[\w-]+)*\/?(?:\?|$)/;
const defaultHost = "localhost";

/**
 * Normalizes a raw request before remix-serve, which would respond with 500 to malformed targets, hosts and methods. The routes respond to
 * the normalized request with a regular error. The forwarded host replaces `Host`.
 */
export function normalizeRequest(request: IncomingMessage): void {
  request.url = shortenSlashRuns(toPath(request.url ?? "/"));
  // Remix would treat `.data` of an API path as a data request and buffer its response.
  if (isApiPath(request.url)) request.url = request.url.replace(/\.data(?=\?|$)/, "%2Edata");
  request.headers.host = getHost(request);
  delete request.headers["x-forwarded-host"];
  // `Request` does not allow TRACE. Remix responds to other unknown methods, but the API must reject all of them with 405.
  if (request.method === "TRACE" || (isApiPath(request.url) && !httpMethods.includes(request.method ?? "")))
    request.method = "OPTIONS";
}

/** Returns the path and the query. A request to a proxy has an absolute URL, and `OPTIONS *` has no path. */
function toPath(target: string): string {
  if (target.startsWith("/")) return escapeInvalidPercents(target);
  if (!URL.canParse(target)) return "/";
  const { pathname, search } = new URL(target);
  return pathname.startsWith("/") ? escapeInvalidPercents(pathname + search) : "/";
}

/**
 * Shortens runs of slashes to two, which pages redirect to one, because Remix's router takes quadratic time for them. Parses the target as
 * a URL, where backslashes and `/./` also become slashes.
 */
function shortenSlashRuns(target: string): string {
  if (plainTarget.test(target)) return target;
  const address = `http://${defaultHost}${target}`;
  if (!URL.canParse(address)) return target;
  const { pathname, search } = new URL(address);
  return pathname.includes("///") ? pathname.replace(/\/{3,}/g, "//") + search : target;
}

/** Escapes the percent signs of a path that cannot be decoded, so that it results in a 404. */
function escapeInvalidPercents(target: string): string {
  if (!target.includes("%")) return target;
  const [path = "", ...query] = target.split("?");
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

/** The last request's host, because nearly all requests have the same one, and parsing it as a URL costs microseconds. */
let lastHost = "";
let normalizedHost = defaultHost;

function getHost({ headers }: IncomingMessage): string {
  const forwarded = headers["x-forwarded-host"];
  const host = fromProxy(typeof forwarded === "string" ? forwarded : undefined) ?? headers.host ?? "";
  if (host !== lastHost) {
    const isValid = /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
    [lastHost, normalizedHost] = [host, isValid ? host : defaultHost];
  }
  return normalizedHost;
}

/** Returns whether a path belongs to the JSON API, whose routes reject requests in JSON. */
export function isApiPath(path: string): boolean {
  return /^\/api(\/|\?|$)/i.test(path);
}
