import { problem } from "./json.server";
import { refuseCrossSite } from "~/server/origin-check.server";
import type { Access } from "~/policies";
import { bearerToken, findSession, type Session } from "~/staff/sessions/sessions.server";
import { forbidden, unauthorized } from "./error-response.server";

/**
 * Lets a call in that `access` allows.
 *
 * @param account the account that the address names, for `self`
 * @returns the caller's session; null where anyone may call
 * @throws {Response} 403 for what another site's page made a browser send, 401 without a session, 403 without the role
 */
export async function authorize(request: Request, access: Access, account?: string): Promise<Session | null> {
  requireSameSite(request);
  if (access === "anyone") return null;
  const session = await findSession(request);
  if (!session) throw unauthorized();
  const { staff } = session;
  const isOwner = access === "self" && account?.toLowerCase() === staff.id;
  if (access !== "staff" && !staff.isAdmin && !isOwner) throw problem(403, forbidden);
  return session;
}

/**
 * A browser adds cookies to what any page makes it send, so with them the page must be our own. A token
 * is added by nobody but its owner.
 */
function requireSameSite(request: Request) {
  if (bearerToken(request)) return;
  const isHarmless = ["GET", "HEAD"].includes(request.method) && !request.headers.has("Cookie");
  if (!isHarmless) refuseCrossSite(request);
}
