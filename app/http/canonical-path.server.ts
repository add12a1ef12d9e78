import { redirect } from "@remix-run/node";

/**
 * Keeps a page at one address: the router also matches a trailing slash and upper case, and those
 * are sent on. The target is the page's own path, never the visitor's text.
 *
 * @throws a permanent redirect to `path`, with the query kept.
 */
export function requireCanonicalPath(request: Request, path: string): void {
  const { pathname, search } = new URL(request.url);
  if (pathname === path) return;
  // Thrown responses are answers in Remix.
  throw redirect(path + search, 301);
}
