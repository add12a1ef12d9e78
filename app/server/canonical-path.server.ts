import { redirect } from "@remix-run/node";

/**
 * Keeps each page at one URL: the router also matches trailing slashes, repeated slashes and upper case. The target starts
 * with exactly one slash, so it cannot lead to another host.
 *
 * @throws {Response} a permanent redirect to the path in lower case without empty segments; the query is kept
 */
export function requireCanonicalPath(request: Request): void {
  if (request.method !== "GET" && request.method !== "HEAD") return;
  const { pathname, search } = new URL(request.url);
  const canonical = `/${pathname.toLowerCase().split("/").filter(Boolean).join("/")}`;
  if (pathname !== canonical) throw redirect(canonical + search, 301);
}
