import { redirect } from "@remix-run/node";
import { redirectWithFlash } from "./forms/flash.server";
import { paths } from "./paths";
import { type Session, type Staff, findSession } from "./staff/sessions/sessions.server";
import { SessionEndedError } from "./staff/user-errors";

/**
 * The session of the signed-in member of staff; the first line of every action of a staff page.
 *
 * @throws {Response} a redirect to the sign-in page, which leads back here
 */
export async function requireSession(request: Request): Promise<Session> {
  const session = await findSession(request);
  if (session) return session;
  throw await toSignIn(request);
}

/**
 * The signed-in member of staff; the first line of every loader of a staff page.
 *
 * @throws {Response} as `requireSession`
 */
export async function requireStaff(request: Request): Promise<Staff> {
  return (await requireSession(request)).staff;
}

/**
 * The session of the signed-in administrator.
 *
 * @throws {Response} as `requireSession`, and 403 for staff who are none
 */
export async function requireAdmin(request: Request): Promise<Session> {
  const session = await requireSession(request);
  if (session.staff.isAdmin) return session;
  throw new Response("Only administrators can open this page.", { status: 403 });
}

/**
 * Does what a page's form asks for. A session that ended after the guard let the request in changes nothing, and
 * is answered as the guard would answer it.
 *
 * @throws {Response} as `requireSession`, and whatever `work` throws
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

/** To the sign-in page, which leads back to the page of `request` and says whether a form was not saved. */
async function toSignIn(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const login = paths.login({ redirectTo: pathname + search });
  if (["GET", "HEAD"].includes(request.method)) return redirect(login);
  return redirectWithFlash(request, login, {
    tone: "warn",
    title: "Your session has ended",
    advice: "What you just sent was not saved. Sign in, then send it again.",
  });
}
