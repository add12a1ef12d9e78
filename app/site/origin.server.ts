import { env } from "~/env.server";

/** Returns scheme and host of the site: PUBLIC_URL if it is set, otherwise those of the request. */
export function siteOrigin(request: Request): string {
  return new URL(env().PUBLIC_URL ?? request.url).origin;
}
