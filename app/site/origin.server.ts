import { env } from "~/process/env.server";

/** Returns scheme and host of the site: PUBLIC_URL if it is set, otherwise those of the request. */
export function siteOrigin(request: Pick<Request, "url">): string {
  return new URL(env().PUBLIC_URL ?? request.url).origin;
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Returns scheme and host for addresses that others store, such as search engines: PUBLIC_URL, or those of a request to this machine by
 * itself. Undefined otherwise, because anyone can send a request with a host of their own.
 */
export function canonicalOrigin(request: Request): string | undefined {
  const isOwn = env().PUBLIC_URL !== undefined || loopback.test(new URL(request.url).hostname);
  return isOwn ? siteOrigin(request) : undefined;
}
