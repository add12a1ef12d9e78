import type { Session } from "~/access/session";
import { factorNeeded, forbidden } from "~/messages/api";
import { type Access, isAllowed } from "~/policies";
import { bearerToken, findSession } from "~/staff/sessions/sessions.server";
import { unauthorized } from "./error-response.server";
import { problem } from "./json.server";
import { refuseCrossSite } from "./refuse-cross-site.server";

/**
 * Rejects a request of the JSON API that `access` does not include.
 *
 * @param accountId the account that the URL names, for `self`
 * @returns the caller's session; null where anyone has access
 * @throws {Response} 403 for a request from another site's page, 401 without a session, 403 without the role
 */
export async function authorize(
  request: Request,
  access: Access,
  accountId?: string,
): Promise<Session | null> {
  requireSameSite(request);
  if (access === "anyone") return null;
  const session = await findSession(request);
  if (!session) throw unauthorized();
  if (!isAllowed(access, session.staff, accountId))
    throw problem(403, session.mustAddFactor ? factorNeeded : forbidden);
  return session;
}

/**
 * Browsers add cookies to requests of any page, so a request with cookies must come from our own. Only its owner adds a
 * token.
 */
function requireSameSite(request: Request) {
  if (bearerToken(request)) return;
  const isHarmless = ["GET", "HEAD"].includes(request.method) && !request.headers.has("Cookie");
  if (!isHarmless) refuseCrossSite(request);
}
