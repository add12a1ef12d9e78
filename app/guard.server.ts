import { redirect } from "@remix-run/node";
import type { GuardedAct } from "~/access/acts";
import type { Session } from "~/access/session";
import * as text from "~/messages/refusals";
import { isRecentlyVerified } from "./access/verification.server";
import { showsRefusedForm } from "./forms/form-page.server";
import { isSafeMethod } from "./lib/http-methods";
import { paths } from "./paths";
import { type Access, isAllowed, type Method, policies, type Policy } from "./policies";
import { type RequestContext, requestContext } from "./process/current-request.server";
import { clientAddress } from "./server/request-context.server";
import { stripSignedInMark, toConfirmation, toSignIn } from "./server/session-redirects.server";
import { findSession } from "./staff/sessions/sessions.server";

/** The routes that require a session for every method. */
type GuardedRoute = {
  [Id in keyof typeof policies]: (typeof policies)[Id] extends Partial<Record<Method, "staff" | "admin">>
    ? Id
    : never;
}[keyof typeof policies];

/**
 * Checks the access of the request's method in `policies`. Call it in the first line of every loader and action of a staff page, because a
 * parent route's loader protects nothing.
 *
 * @returns the session of the signed-in account
 * @throws {Response} a redirect to the sign-in page, which returns here, or 403 for an account without access
 */
export async function guard(routeId: GuardedRoute, request: Request): Promise<Session> {
  const session = await findSessionOnce(request);
  if (!session) throw await toSignIn(request);
  stripSignedInMark(request);
  if (isAllowed(accessOf(policies[routeId], request.method), session.staff)) return session;
  // An administrator without the required second factor can only add one.
  if (session.mustAddFactor) throw redirect(paths.accountSecurity());
  throw new Response(text.adminsOnly, { status: 403 });
}

const lookups = new WeakMap<RequestContext, Promise<Session | null>>();

/**
 * Finds the session of a request. The loaders of a page run at the same moment and share one lookup. A later call, such as after an action,
 * looks the session up again.
 */
function findSessionOnce(request: Request): Promise<Session | null> {
  const context = requestContext();
  if (!context) return findSession(request, clientAddress());
  const pendingLookup = lookups.get(context);
  if (pendingLookup) return pendingLookup;
  const lookup = findSession(request, clientAddress()).finally(() => lookups.delete(context));
  lookups.set(context, lookup);
  return lookup;
}

/**
 * Returns the access that a method needs. Remix runs a page's action for every method but GET and HEAD, and the action itself rejects
 * methods other than POST.
 */
function accessOf(policy: Policy, method: string): Access {
  const access = isSafeMethod(method) ? policy.GET : (policy[method as Method] ?? policy.POST);
  return access ?? "nobody";
}

/**
 * Redirects a person who has not confirmed their identity in the last 10 minutes to /confirm-identity, which returns here. access/acts.ts
 * lists the acts that need it. Call it in the second line of the page's loader:
 *
 * ```ts
 * const session = await guard("routes/staff/example", request);
 * await requireRecentVerification(request, session, "role-changed");
 * ```
 *
 * The loader asks before anything is typed. The action checks again in the transaction of the change, with `recheckVerification`
 * (access/verification.server.ts), and `formAction` turns its error into the redirect. That check allows 20 minutes, which include the time
 * to fill in the form, so an action does not call this function. The one exception is the action of Staff Management, which calls it before
 * it asks to confirm the change of a row's form.
 *
 * @throws {Response} the redirect to /confirm-identity
 */
export async function requireRecentVerification(
  request: Request,
  session: Session,
  act: GuardedAct,
): Promise<void> {
  if (!(await isRecentlyVerified(session, act))) throw await toConfirmation(request);
}

/**
 * Does the same as `requireRecentVerification`, but a rejected form is shown again at any time. Not for pages with a secret or personal
 * data.
 */
export async function requireVerificationToType(
  request: Request,
  session: Session,
  act: GuardedAct,
): Promise<void> {
  if (!showsRefusedForm(request)) await requireRecentVerification(request, session, act);
}
