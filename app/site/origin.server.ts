import { env } from "~/env.server";

/** Scheme and host of the site: PUBLIC_URL where it is set, else what the visitor asked for. */
export function siteOrigin(request: Request): string {
  return new URL(env().PUBLIC_URL ?? request.url).origin;
}
