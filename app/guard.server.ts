import { redirect } from "@remix-run/node";
import * as text from "~/messages/form-refusals";
import { redirectWithFlash } from "./forms/flash.server";
import { paths } from "./paths";
import { type Access, isAllowed, type Method, policies, type Policy } from "./policies";
import { discardBody } from "./server/read-body.server";
import { findSession, type Session } from "./staff/sessions/sessions.server";
import { isRecentlyVerified } from "./staff/sessions/verification.server";
import { NotAllowedError, SessionEndedError, VerificationNeededError } from "./staff/user-errors";

/** The routes that require a session whatever the method. */
type GuardedRoute = {
  [Id in keyof typeof policies]: (typeof policies)[Id] extends Partial<Record<Method, "staff" | "admin">>
    ? Id
    : never;
}[keyof typeof policies];

/**
 * Checks the access of the request's method in `policies`. The first line of every loader and action of a page for
 * staff: a parent route's loader protects nothing.
 *
 * @returns the session of the signed-in account
 * @throws {Response} a redirect to the sign-in page, which leads back here, or 403 for an account without access
 */
export async function guard(routeId: GuardedRoute, request: Request): Promise<Session> {
  const session = await findSession(request);
  if (!session) throw await toSignIn(request);
  if (isAllowed(getAccess(policies[routeId], request.method), session.staff)) return session;
  await discardBody(request);
  // An administrator who lacks the second factor that the rule demands can only add one.
  if (session.mustAddFactor) throw redirect(paths.accountSecurity());
  throw new Response(text.adminsOnly, { status: 403 });
}

/** Remix runs a page's action for every method but GET and HEAD; the action itself rejects those other than POST. */
function getAccess(policy: Policy, method: string): Access {
  const access = isRead(method) ? policy.GET : (policy[method as Method] ?? policy.POST);
  return access ?? "nobody";
}

function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * Sends a person who has not confirmed who they are in the last 10 minutes to /confirm-identity, which leads back here. For
 * pages that change roles, emails of colleagues, second factors or security settings, create accounts or erase data. The second
 * line of their loader:
 *
 * ```ts
 * const session = await guard("routes/staff/example", request);
 * await requireRecentVerification(request, session);
 * ```
 *
 * The loader asks before anything is typed. The action checks again in the transaction of the change, with `requireRecentlyVerified`
 * (staff/sessions/verification.server.ts); `handleForm` turns its refusal into the redirect. That check allows 20 minutes in all, the
 * time to fill in the form included, so an action does not call this function. The one exception is the action of Staff Management,
 * which calls it before it shows the page that asks to confirm a new password.
 *
 * @throws {Response} the redirect to /confirm-identity
 */
export async function requireRecentVerification(request: Request, session: Session): Promise<void> {
  if (!(await isRecentlyVerified(session))) throw await toConfirmation(request);
}

/**
 * Runs `work`, which checks in its transaction that the session is still an administrator's.
 *
 * @throws {Response} 403 where it no longer is, a redirect as `redirectIfSessionEnded`, and everything that `work` throws
 */
export async function asAdmin<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
  try {
    return await redirectIfSessionEnded(request, work);
  } catch (error) {
    if (error instanceof NotAllowedError) throw new Response(text.adminsOnly, { status: 403 });
    throw error;
  }
}

/**
 * Runs `work`, which checks the session again in its transaction. Where the session has ended since `guard`, redirects
 * to the sign-in page as `guard` does; where its verification has run out, to /confirm-identity.
 *
 * @throws {Response} one of these redirects, and everything that `work` throws
 */
export async function redirectIfSessionEnded<Result>(
  request: Request,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SessionEndedError) throw await toSignIn(request);
    if (error instanceof VerificationNeededError) throw await toConfirmation(request);
    throw error;
  }
}

/** Redirects to the sign-in page, which leads back to this URL. After a post, a flash reports that nothing was saved. */
async function toSignIn(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const login = paths.login({ redirectTo: pathname + search });
  if (isRead(request.method)) return redirect(login);
  // A response before the end of the body would reset the connection, and the browser would show an error of its own.
  await discardBody(request);
  return redirectWithFlash(request, login, {
    tone: "warn",
    title: text.sessionEnded,
    advice: text.sessionEndedAdvice,
  });
}

/** Redirects to the page that confirms who a person is. After a post, a flash reports that nothing was saved. */
async function toConfirmation(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const confirmation = paths.confirmIdentity({ redirectTo: pathname + search });
  if (isRead(request.method)) return redirect(confirmation);
  await discardBody(request);
  return redirectWithFlash(request, confirmation, {
    tone: "warn",
    title: text.confirmationNeeded,
    advice: text.confirmationNeededAdvice,
  });
}
