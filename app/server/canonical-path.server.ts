import { redirect } from "@remix-run/node";

/**
 * Keeps each page at one address: the router also matches a trailing slash, doubled slashes and upper
 * case, and those are sent on. What comes out starts with one slash, so it cannot lead to another host.
 *
 * @throws a permanent redirect to the path in lower case without empty parts, with the query kept.
 */
export function requireCanonicalPath(request: Request): void {
  if (request.method !== "GET" && request.method !== "HEAD") return;
  const { pathname, search } = new URL(request.url);
  const canonical = `/${pathname.toLowerCase().split("/").filter(Boolean).join("/")}`;
  if (pathname !== canonical) throw redirect(canonical + search, 301);
}
