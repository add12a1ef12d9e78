import { hideStoredNames } from "~/process/log-error.server";

/** The first segments of addresses whose next segment is a secret that opens the page. */
const secretFolders = [
  "request",
  "results",
  "tour",
  "continue",
  "calendar-feed",
  "invitation",
  "reset-password",
];

interface PathParts {
  /** The folder with the slashes around it. */
  folder: string;
  secret: string;
  rest: string;
}

/** Splits a path that contains a secret; null for any other. The router ignores case and repeated slashes, and decodes. */
function splitPath(path: string): PathParts | null {
  const [, folder = "", name = "", secret = "", rest = ""] = /^(\/+([^/]+)\/+)([^/]+)(.*)$/s.exec(path) ?? [];
  return secret !== "" && secretFolders.includes(decode(name).toLowerCase())
    ? { folder, secret, rest }
    : null;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Whether whoever knows this path may see the page: neither logs nor other sites may learn it. */
export function isSecretPath(path: string): boolean {
  return splitPath(path) !== null;
}

/**
 * Returns the path for a log line, with `[secret]` in place of a secret and `[name]` in place of the name of a customer's file, so
 * that no log needs to be searched when a person's data are erased.
 */
export function hideSecret(path: string): string {
  const parts = splitPath(path);
  return hideStoredNames(parts ? `${parts.folder}[secret]${parts.rest}` : path);
}

/** The headers of a private page: no cache and no search engine keeps it, and no other site learns its address. */
const privateHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};

/**
 * Sets the headers of a private page, whatever its status is. Other pages are left unchanged. What no cache may store already may say
 * more, such as that a download must not be compressed.
 */
export function setPrivateHeaders(headers: Headers, path: string): void {
  if (!isSecretPath(path)) return;
  const caching = headers.get("Cache-Control") ?? "";
  for (const [name, value] of Object.entries(privateHeaders)) headers.set(name, value);
  if (caching.includes("no-store")) headers.set("Cache-Control", caching);
}
