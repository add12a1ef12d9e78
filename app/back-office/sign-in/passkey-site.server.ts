import { isHttps } from "~/process/signed-cookie.server";
import { siteOrigin } from "~/site/origin.server";
import type { PasskeySite } from "~/staff/factors/accept-passkey.server";

/** Returns the site that passkeys belong to: PUBLIC_URL if it is set, otherwise the request's origin. */
export function passkeySite(request: Request): PasskeySite {
  const url = new URL(siteOrigin(request));
  if (isHttps(request)) url.protocol = "https:";
  return { origin: url.origin, id: url.hostname };
}
