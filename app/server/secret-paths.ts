import { hideStoredNames } from "~/process/log-error.server";

/** The first segments of addresses whose second segment is a secret that opens the page. */
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
  /** With the slashes around it. */
  folder: string;
  secret: string;
  rest: string;
}

/** Splits a path that contains a secret; null for any other. Like the router, it ignores case and repeated slashes, and decodes. */
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

/** Whether the path alone grants access to the page. Neither logs nor other sites may learn such a path. */
export function isSecretPath(path: string): boolean {
  return splitPath(path) !== null;
}

/**
 * Returns the path for a log line. `[secret]` replaces a secret and `[name]` replaces the name of a customer's file, so no log needs a
 * search when a person's data are erased.
 */
export function hideSecret(path: string): string {
  const parts = splitPath(path);
  return hideStoredNames(parts ? `${parts.folder}[secret]${parts.rest}` : path);
}

/** No cache and no search engine keeps a private page, and no other site learns its address. */
const privateHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};

/** Sets the headers of a private page. Keeps an existing `no-store` value, which may contain more, such as `no-transform`. */
export function setPrivateHeaders(headers: Headers, path: string): void {
  if (!isSecretPath(path)) return;
  const caching = headers.get("Cache-Control") ?? "";
  for (const [name, value] of Object.entries(privateHeaders)) headers.set(name, value);
  if (caching.includes("no-store")) headers.set("Cache-Control", caching);
}
