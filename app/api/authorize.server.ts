import type { Session } from "~/access/session";
import { isSafeMethod } from "~/lib/http-methods";
import { factorNeeded, forbidden, keyElsewhere, keyForbidden } from "~/messages/api";
import { isAllowed, isKeyAllowed, type Method, type Policy } from "~/policies";
import { problem } from "~/server/json-response.server";
import { refuseCrossSite } from "~/server/origin-check.server";
import { clientAddress } from "~/server/request-context.server";
import { findKey } from "~/staff/api-keys/find-key.server";
import { bearerToken, findSession } from "~/staff/sessions/sessions.server";
import { unauthorized } from "./error-response.server";

/**
 * Rejects an API request that its route's policy does not allow.
 *
 * @param accountId the account in the URL, for `self`
 * @returns the caller's session; a key has an equivalent session; null for public access
 * @throws {Response} 403 for a request from another site's page, 401 without a session or key, 403 without the role or scope
 * @throws {TooManyAttemptsError} when a key sends too many requests
 */
export async function authorize(
  request: Request,
  policy: Policy,
  method: Method,
  accountId?: string,
): Promise<Session | null> {
  requireSameSite(request);
  const access = policy[method] ?? "nobody";
  if (access === "anyone") return null;
  const program = await findProgram(request, policy, method);
  if (program) return program;
  const session = await findSession(request, clientAddress());
  if (!session) throw unauthorized();
  if (!isAllowed(access, session.staff, accountId))
    throw problem(403, session.mustAddFactor ? factorNeeded : forbidden);
  return session;
}

/** Returns the method whose policy applies: for HEAD, that of GET. An unlisted method has none. */
export function toMethod({ method }: Request): Method {
  return (method === "HEAD" ? "GET" : method) as Method;
}

/**
 * Returns whether staff or a program's key sends the request.
 *
 * @throws {Response} 401 or 403 for an invalid token, so that its sender is not taken for a visitor
 */
export async function isFromStaff(request: Request, policy: Policy, method: Method): Promise<boolean> {
  if ((await findProgram(request, policy, method)) ?? (await findSession(request))) return true;
  if (bearerToken(request)) throw unauthorized();
  return false;
}

/** Returns the session of the request's API key; null if it has no usable key. */
async function findProgram(request: Request, policy: Policy, method: Method): Promise<Session | null> {
  const key = await findKey(bearerToken(request), clientAddress());
  if (!key) return null;
  if (key.result === "elsewhere") throw problem(403, keyElsewhere(clientAddress()));
  if (!isKeyAllowed(policy, method, key.scopes)) throw problem(403, keyForbidden);
  return key.session;
}

/** Browsers add cookies to requests of any page, so a request with cookies must come from our own page. Only its owner can add a token. */
function requireSameSite(request: Request) {
  if (bearerToken(request)) return;
  const isHarmless = isSafeMethod(request.method) && !request.headers.has("Cookie");
  if (!isHarmless) refuseCrossSite(request);
}
