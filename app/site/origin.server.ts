import { env } from "~/process/env.server";

/** Returns PUBLIC_URL, or the scheme and host of the request. */
export function siteOrigin(request: Pick<Request, "url">): string {
  return new URL(env().PUBLIC_URL ?? request.url).origin;
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Returns the origin for addresses that others store, such as search engines: PUBLIC_URL, or that of a request to a loopback address.
 * Undefined for other requests, because anyone can forge a host.
 */
export function canonicalOrigin(request: Request): string | undefined {
  const isOwn = env().PUBLIC_URL !== undefined || loopback.test(new URL(request.url).hostname);
  return isOwn ? siteOrigin(request) : undefined;
}
