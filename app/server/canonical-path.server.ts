import { existsSync } from "node:fs";
import { redirect } from "@remix-run/node";
import { isSafeMethod } from "~/lib/http-methods";
import { inLanguage } from "~/paths/build-path";
import { isSecretPath } from "./secret-paths";

/**
 * Keeps each page at one URL, because the router also matches trailing slashes, repeated slashes and upper case. The target starts with
 * exactly one slash, so it cannot lead to another host. Only secrets in a path are case-sensitive.
 *
 * @throws {Response} a permanent redirect to the path in lower case without empty segments; the query is kept
 */
export function requireCanonicalPath(request: Request): void {
  if (!isSafeMethod(request.method)) return;
  const { pathname, search } = new URL(request.url);
  const [first = "", ...rest] = pathname.split("/").filter(Boolean);
  const tail = isSecretPath(pathname) ? rest : rest.map((segment) => segment.toLowerCase());
  const canonical = `/${[first.toLowerCase(), ...tail].join("/")}`;
  if (pathname !== canonical && !isStaticFolder(pathname))
    throw redirect(inLanguage<string>(canonical) + search, 301);
}

/** Returns whether remix-serve redirects to this URL from the one without a slash. A redirect back would loop. */
function isStaticFolder(pathname: string): boolean {
  return (
    /^(?:\/[\w-]+)+\/$/.test(pathname) &&
    ["public", "build/client"].some((folder) => existsSync(folder + pathname))
  );
}
