import { and, eq, gt, inArray, isNull, lte, ne } from "drizzle-orm";
import { createHash, randomBytes } from "node:crypto";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { withDiskReserve } from "~/db/disk-guard.server";
import { sessions, users } from "~/db/schema.server";
import { isDatabaseFull } from "~/db/unavailable.server";
import { readSessionCookie } from "./session-cookie.server";
import { backgroundHeader } from "./background-header";

const minute = 60_000;
const idleTime = 120 * minute;
/** Seconds after which a session ends, however much it is used. */
export const longestSession = 12 * 60 * 60;
const sweepBatch = 1000;

/** A signed-in member of staff. */
export interface Staff {
  id: string;
  email: string;
  fullName: string;
  isAdmin: boolean;
}

/** An open session, as the request began; `requireLiveSession` checks inside a transaction that it still is. */
export interface Session {
  id: string;
  staff: Staff;
}

/**
 * Opens a session.
 *
 * @param database the transaction in which it opens
 * @returns its secret, for the cookie or as a Bearer token; only the secret's hash is stored
 */
export async function createSession(userId: string, database: Database = db()): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const createdAt = new Date();
  const expiresAt = expiry(createdAt, createdAt);
  await database.insert(sessions).values({ id: hash(secret), userId, createdAt, expiresAt });
  return secret;
}

/**
 * The session that the request's Bearer token names, or else its cookie; using it keeps it open, but for
 * calls that a page makes by itself. Null where it is unknown, expired, or its owner's account is removed.
 */
export async function findSession(request: Request): Promise<Session | null> {
  const id = await sessionId(request);
  if (!id) return null;
  const now = new Date();
  const [row] = await db()
    .select({
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      staff: { id: users.id, email: users.email, fullName: users.fullName, isAdmin: users.isAdmin },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now), isNull(users.deactivatedAt)));
  if (!row) return null;
  if (!request.headers.has(backgroundHeader)) await keepOpen(id, row, now);
  return { id, staff: row.staff };
}

/** Ends the session that the request names, if there is one. */
export async function endSession(request: Request): Promise<void> {
  const id = await sessionId(request);
  // Signing out works on a disk that is nearly full, too.
  if (id) await withDiskReserve(async () => await db().delete(sessions).where(eq(sessions.id, id)));
}

/**
 * Ends the sessions of an account, but for the one with the id `keep`.
 *
 * @param database the transaction in which they end
 */
export async function endOtherSessions(userId: string, keep?: string, database: Database = db()) {
  const others = keep ? ne(sessions.id, keep) : undefined;
  await database.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Deletes expired sessions, at most a thousand a call. */
export async function sweepSessions(): Promise<void> {
  const expired = db()
    .select({ id: sessions.id })
    .from(sessions)
    .where(lte(sessions.expiresAt, new Date()))
    .limit(sweepBatch)
    // A password change deletes the same rows in another order.
    .for("update", { skipLocked: true });
  await db().delete(sessions).where(inArray(sessions.id, expired));
}

/** The token that a call of the API carries in place of the cookie. */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer +(.+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
}

async function sessionId(request: Request): Promise<string | undefined> {
  const secret = bearerToken(request) ?? (await readSessionCookie(request));
  return secret && hash(secret);
}

/**
 * Moves the expiry forward, but not on every request: a write a minute is enough. A full disk prevents writes and
 * no reads: the session then stays as it is.
 */
async function keepOpen(id: string, session: { createdAt: Date; expiresAt: Date }, now: Date) {
  const expiresAt = expiry(session.createdAt, now);
  if (expiresAt.getTime() - session.expiresAt.getTime() < minute) return;
  try {
    await db().update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
  } catch (error) {
    if (!isDatabaseFull(error)) throw error;
  }
}

function expiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleTime, createdAt.getTime() + longestSession * 1000));
}

function hash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
