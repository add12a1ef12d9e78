import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { staffColumns } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { deleteInBatches } from "~/db/batches.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { withDiskReserve } from "~/db/disk-guard.server";
import { sessions, users } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";
import { unlessFull } from "~/db/unavailable.server";
import { sha256 } from "~/lib/sha256.server";
import { cleanLine, cutText } from "~/lib/text";
import { hourSeconds } from "~/lib/time";
import { log } from "~/process/log.server";
import { signedCookie } from "~/process/signed-cookie.server";
import { lacksDemandedFactor } from "~/staff/factors/find-factors.server";
import { backgroundHeader } from "./background-header";

const idleMinutes = 120;
/** Seconds after which a session ends even if it is used. */
export const maxSessionAge = 12 * hourSeconds;
/** By the database's clock, the same for every process: one whose own clock is wrong signs nobody out. */
const now = sql`now()`;

/**
 * Creates a session for a person who has just signed in. It is thereby verified.
 *
 * @param options.database the transaction to use
 * @param options.userAgent the User-Agent header of the sign-in
 * @param options.address the client's, as `clientAddress` returns it
 * @returns its secret, for the cookie or as a Bearer token; only a hash of the secret is stored
 */
export async function createSession(
  userId: string,
  {
    database = db(),
    userAgent = "",
    address = "",
  }: { database?: Database; userAgent?: string; address?: string } = {},
): Promise<string> {
  const secret = newSecret();
  await database.insert(sessions).values({
    id: sha256(secret),
    userId,
    createdAt: now,
    userAgent: cleanUserAgent(userAgent),
    clientAddress: address,
    lastSeenAt: now,
    verifiedAt: now,
    expiresAt: expiry(now),
  });
  await database.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
  return secret;
}

/** Returns a User-Agent header as it is stored, in at most 500 characters. */
export function cleanUserAgent(header: string): string {
  return cutText(cleanLine(header), 500);
}

/**
 * Marks a session as verified and gives it a new secret: one that was stolen before is worthless.
 *
 * @param database the transaction to use
 * @returns the new secret, for the cookie
 */
export async function renewVerifiedSession({ id }: Session, database: Database): Promise<string> {
  const secret = newSecret();
  const renewed = { id: sha256(secret), verifiedAt: now, challenge: null };
  await database.update(sessions).set(renewed).where(eq(sessions.id, id));
  return secret;
}

/**
 * Returns the session of the request's Bearer token, or else of its cookie; null when it is unknown, has expired, or its
 * account is removed. Extends the idle timeout, at most once a minute to save writes, and not for background polling.
 *
 * @param address the client's, as `clientAddress` returns it, to record where the session is used from; left out, it stays as it is
 */
export async function findSession(request: Request, address?: string): Promise<Session | null> {
  const id = await sessionId(request);
  if (!id) return null;
  const [row] = await db()
    .select({
      isExtendable: sql<boolean>`${sessions.lastSeenAt} <= now() - interval '1 minute'`,
      staff: staffColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now), isNull(users.deactivatedAt)));
  if (!row) return null;
  if (row.isExtendable && !request.headers.has(backgroundHeader)) await extend(id, address);
  if (!(await lacksDemandedFactor(row.staff))) return { id, staff: row.staff };
  return { id, staff: { ...row.staff, isAdmin: false }, mustAddFactor: true };
}

/** Ends the session of the request, if there is one. */
export async function endSession(request: Request): Promise<void> {
  const id = await sessionId(request);
  // Signing out must also work on a nearly full disk.
  if (id) await withDiskReserve(async () => await db().delete(sessions).where(eq(sessions.id, id)));
}

/** Ends the session of the request, if there is one, and records the sign-out, also on a nearly full disk. */
export async function signOut(request: Request): Promise<void> {
  const session = await findSession(request);
  if (!session) return;
  const { id, staff } = session;
  await withDiskReserve(() =>
    db().transaction(async (transaction) => {
      const ended = await transaction
        .delete(sessions)
        .where(eq(sessions.id, id))
        .returning({ id: sessions.id });
      // Another request has ended it already.
      if (ended.length === 0) return;
      await recordAudit(transaction, { action: "signed-out", actor: staff, subject: staff.email });
    }),
  );
  log.info({ event: "sign-out", userId: staff.id }, "A sign-out");
}

/**
 * Deletes expired sessions, at most a thousand at a time.
 *
 * @param time the time by which they have expired
 */
export function sweepSessions(time: Date): Promise<number> {
  return deleteInBatches(sessions, sessions.id, lte(sessions.expiresAt, sqlTime(time)));
}

/** Returns the Bearer token of an API request. */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer +(.+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
}

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

async function sessionId(request: Request): Promise<string | undefined> {
  const secret = bearerToken(request) ?? (await readSessionCookie(request));
  return secret && sha256(secret);
}

/**
 * Records the use of a session and moves its expiry forward. A full disk prevents writes but not reads: the session is then left
 * unchanged.
 */
async function extend(id: string, address: string | undefined) {
  const extended = {
    expiresAt: expiry(sql`${sessions.createdAt}`),
    lastSeenAt: now,
    ...(address !== undefined && { clientAddress: address }),
  };
  await unlessFull(() => db().update(sessions).set(extended).where(eq(sessions.id, id)));
}

/** Of a session that is used now. */
function expiry(createdAt: SQL): SQL {
  return sql`least(now() + make_interval(mins => ${idleMinutes}), ${createdAt} + make_interval(secs => ${maxSessionAge}))`;
}

const cookie = signedCookie("__session");

/** Returns the secret in the request's cookie; undefined when it is missing or was tampered with. */
export async function readSessionCookie(request: Request): Promise<string | undefined> {
  const value = await cookie.read(request);
  return typeof value === "string" ? value : undefined;
}

/**
 * Returns the Set-Cookie header that stores a session's secret.
 *
 * @param request decides about the Secure attribute
 * @param maxAge in seconds
 */
export function writeSessionCookie(request: Request, secret: string, maxAge: number): Promise<string> {
  return cookie.write(request, secret, maxAge);
}

/** Returns the Set-Cookie header that removes a session's secret. */
export function clearSessionCookie(request: Request): Promise<string> {
  return cookie.clear(request);
}
