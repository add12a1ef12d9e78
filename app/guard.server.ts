import { redirect } from "@remix-run/node";
import { redirectWithFlash } from "./forms/flash.server";
import * as text from "~/messages/form-refusals";
import { paths } from "./paths";
import { type Access, isAllowed, type Method, policies, type Policy } from "./policies";
import { type Session, findSession } from "./staff/sessions/sessions.server";
import { SessionEndedError } from "./staff/user-errors";

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
 * Runs `work`, which checks the session again in its transaction. Where the session has ended since `guard`, redirects
 * to the sign-in page as `guard` does.
 *
 * @throws {Response} the redirect to the sign-in page, and everything that `work` throws
 */
export async function redirectIfSessionEnded<Result>(
  request: Request,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SessionEndedError) throw await toSignIn(request);
    throw error;
  }
}

/** Redirects to the sign-in page, which leads back to this URL. After a post, a flash reports that nothing was saved. */
async function toSignIn(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const login = paths.login({ redirectTo: pathname + search });
  if (isRead(request.method)) return redirect(login);
  return redirectWithFlash(request, login, {
    tone: "warn",
    title: text.sessionEnded,
    advice: text.sessionEndedAdvice,
  });
}
