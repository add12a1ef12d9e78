import { hideStoredNames } from "~/process/log-error.server";

/** The first segments of URLs whose second segment is a secret that opens the page. */
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
  /** Includes the slashes around the folder. */
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

/** Returns whether the path is enough to open the page. Logs and other sites must not learn such a path. */
export function isSecretPath(path: string): boolean {
  return splitPath(path) !== null;
}

/**
 * Returns the path for a log line. `[secret]` replaces a secret and `[name]` replaces the name of a customer's file, so erasing a person's
 * data does not require a search of the logs.
 */
export function hideSecret(path: string): string {
  const parts = splitPath(path);
  return hideStoredNames(parts ? `${parts.folder}[secret]${parts.rest}` : path);
}

/** Keep a private page out of caches and search engines, and its URL from other sites. */
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
