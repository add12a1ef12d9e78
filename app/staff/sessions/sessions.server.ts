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
import { lacksRequiredFactor } from "~/staff/factors/find-factors.server";
import { backgroundHeader } from "./background-header";

const idleMinutes = 120;
/** Seconds until a session ends even during use. */
export const maxSessionAge = 12 * hourSeconds;
/** The database's clock is the same for every process, so a process with a wrong clock signs nobody out. */
const databaseNow = sql`now()`;

/**
 * Creates a verified session for a person who has just signed in.
 *
 * @param options.database the transaction to use
 * @param options.userAgent the User-Agent header of the sign-in
 * @param options.address from `clientAddress`
 * @returns the secret, for the cookie or as a Bearer token; only its hash is stored
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
    createdAt: databaseNow,
    userAgent: cleanUserAgent(userAgent),
    clientAddress: address,
    lastSeenAt: databaseNow,
    verifiedAt: databaseNow,
    expiresAt: expiry(databaseNow),
  });
  await database.update(users).set({ lastSignInAt: databaseNow }).where(eq(users.id, userId));
  return secret;
}

/** Returns the stored form of a User-Agent header, at most 500 characters. */
export function cleanUserAgent(header: string): string {
  return cutText(cleanLine(header), 500);
}

/**
 * Marks a session as verified and replaces its secret, so a stolen earlier secret stops working. `database` is the transaction to use.
 * Returns the new secret, for the cookie.
 */
export async function renewVerifiedSession({ id }: Session, database: Database): Promise<string> {
  const secret = newSecret();
  const renewed = { id: sha256(secret), verifiedAt: databaseNow, challenge: null };
  await database.update(sessions).set(renewed).where(eq(sessions.id, id));
  return secret;
}

/**
 * Returns the session of the request's Bearer token or cookie; null for an unknown or expired session, or a removed account. An
 * administrator without the second factor that the settings demand has no administrator rights. Extends the idle timeout at most once a
 * minute to save writes, and not for background polling. `address` comes from `clientAddress` and is recorded with the session; if omitted,
 * the recorded address stays.
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
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, databaseNow), isNull(users.deactivatedAt)));
  if (!row) return null;
  if (row.isExtendable && !request.headers.has(backgroundHeader)) await recordUse(id, address);
  if (!(await lacksRequiredFactor(row.staff))) return { id, staff: row.staff };
  return { id, staff: { ...row.staff, isAdmin: false }, mustAddFactor: true };
}

/** Does nothing without a session. */
export async function endSession(request: Request): Promise<void> {
  const id = await sessionId(request);
  // Sign-outs must also work on a nearly full disk.
  if (id) await withDiskReserve(async () => await db().delete(sessions).where(eq(sessions.id, id)));
}

/** Ends the session of the request, if there is one, and records the sign-out, even on a nearly full disk. */
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
      if (ended.length === 0) return;
      await recordAudit(transaction, { action: "signed-out", actor: staff, subject: staff.email });
    }),
  );
  log.info({ event: "sign-out", userId: staff.id }, "A sign-out");
}

/** Deletes sessions that have expired by `time`, at most a thousand at a time. */
export function sweepSessions(time: Date): Promise<number> {
  return deleteInBatches(sessions, sessions.id, lte(sessions.expiresAt, sqlTime(time)));
}

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

/** Records the use of a session and extends it. A full disk prevents writes but not reads, and then the session stays unchanged. */
async function recordUse(id: string, address: string | undefined) {
  const extended = {
    expiresAt: expiry(sql`${sessions.createdAt}`),
    lastSeenAt: databaseNow,
    ...(address !== undefined && { clientAddress: address }),
  };
  await unlessFull(() => db().update(sessions).set(extended).where(eq(sessions.id, id)));
}

function expiry(createdAt: SQL): SQL {
  return sql`least(now() + make_interval(mins => ${idleMinutes}), ${createdAt} + make_interval(secs => ${maxSessionAge}))`;
}

const cookie = signedCookie("__session");

/** Returns the secret in the request's cookie; undefined for a missing or forged cookie. */
export async function readSessionCookie(request: Request): Promise<string | undefined> {
  const value = await cookie.read(request);
  return typeof value === "string" ? value : undefined;
}

/**
 * @param request determines the Secure attribute
 * @param maxAge in seconds
 */
export function writeSessionCookie(request: Request, secret: string, maxAge: number): Promise<string> {
  return cookie.write(request, secret, maxAge);
}

export function clearSessionCookie(request: Request): Promise<string> {
  return cookie.clear(request);
}
