import { randomUUID } from "node:crypto";
import type { Session, Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";
import {
  createSession,
  findSession,
  maxSessionAge,
  writeSessionCookie,
} from "~/staff/sessions/sessions.server";

/** Stores a staff account. Its password hash is empty and matches no password. */
export async function insertStaff(values: Partial<typeof users.$inferInsert> = {}): Promise<Staff> {
  const [staff] = await db()
    .insert(users)
    .values({ fullName: "Staff Example", email: `${randomUUID()}@example.com`, passwordHash: "", ...values })
    .returning({ id: users.id, email: users.email, fullName: users.fullName, isAdmin: users.isAdmin });
  if (!staff) throw new Error("The database returned no user.");
  return staff;
}

export async function sessionOf(staff: Staff): Promise<Session> {
  const session = await findSession(await requestAs(staff, "/"));
  if (!session) throw new Error("The account has no session: it is removed.");
  return session;
}

export async function insertSession(values: Parameters<typeof insertStaff>[0] = {}): Promise<Session> {
  return sessionOf(await insertStaff(values));
}

/** Creates a request to this site with the cookie of a new session of `staff`. */
export async function requestAs(staff: Staff, path: string, init: RequestInit = {}): Promise<Request> {
  const address = new URL(path, "http://localhost");
  const secret = await createSession(staff.id);
  const cookie = await writeSessionCookie(new Request(address), secret, maxSessionAge);
  const headers = new Headers(init.headers);
  headers.set("Cookie", cookie.split(";", 1)[0] ?? "");
  return new Request(address, { ...init, headers });
}
