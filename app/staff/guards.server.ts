import { redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { type Session, type Staff, findSession } from "./sessions.server";

/**
 * The session of the signed-in member of staff, for pages that end the others.
 *
 * @throws {Response} as `requireStaff`
 */
export async function requireSession(request: Request): Promise<Session> {
  const session = await findSession(request);
  if (session) return session;
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.login({ redirectTo: pathname + search }));
}

/**
 * The signed-in member of staff; the first line of every loader and action of a staff page.
 *
 * @throws {Response} a redirect to the sign-in page, which leads back here
 */
export async function requireStaff(request: Request): Promise<Staff> {
  return (await requireSession(request)).staff;
}

/**
 * The signed-in administrator.
 *
 * @throws {Response} as `requireStaff`, and 403 for staff who are none
 */
export async function requireAdmin(request: Request): Promise<Staff> {
  const staff = await requireStaff(request);
  if (staff.isAdmin) return staff;
  throw new Response("Only administrators can open this page.", { status: 403 });
}
