import { randomBytes } from "node:crypto";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import { isActiveAccount, staffColumns } from "~/access/live-session.server";
import type { Staff } from "~/access/session";
import { deleteInBatches } from "~/db/batches.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { pendingSignIns, users } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";
import { sha256 } from "~/lib/sha256.server";
import { signedCookie } from "~/process/signed-cookie.server";
import { takeChallenge } from "~/staff/factors/challenge.server";

/**
 * Notes that the password of a sign-in was right and its second factor is missing.
 *
 * @returns the secret of the sign-in, for the cookie; only its hash is stored
 */
export async function insertPendingSignIn(transaction: Database, userId: string): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const expiresAt = sql`now() + make_interval(secs => ${pendingLifetime})`;
  await transaction.insert(pendingSignIns).values({ id: sha256(secret), userId, expiresAt });
  return secret;
}

/** Returns the account whose sign-in waits for its second factor; null if it has ended. */
export async function findPendingSignIn(secret: string | undefined): Promise<Staff | null> {
  if (!secret) return null;
  const [row] = await selectPending(db(), secret);
  return row?.staff ?? null;
}

/**
 * Locks a sign-in that waits, and its account, until the transaction ends.
 *
 * @returns null when it has ended, by time, use, a new password or the account's removal
 */
export async function lockPendingSignIn(transaction: Database, secret: string): Promise<Staff | null> {
  const [found] = await selectPending(transaction, secret);
  if (!found) return null;
  // The account before what belongs to it, as everywhere.
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, found.staff.id))
    .for("no key update");
  await transaction
    .select({ id: pendingSignIns.id })
    .from(pendingSignIns)
    .where(eq(pendingSignIns.id, sha256(secret)))
    .for("update");
  const [locked] = await selectPending(transaction, secret);
  return locked?.staff ?? null;
}

/** Removes a sign-in that waited. */
export async function removePendingSignIn(secret: string, database: Database = db()): Promise<void> {
  await database.delete(pendingSignIns).where(eq(pendingSignIns.id, sha256(secret)));
}

/** Stores the challenge that a passkey must answer. */
export async function storeChallenge(secret: string, challenge: string): Promise<void> {
  await db()
    .update(pendingSignIns)
    .set({ challenge })
    .where(eq(pendingSignIns.id, sha256(secret)));
}

/** Returns the challenge of a sign-in, once. */
export function takePendingChallenge(secret: string): Promise<string | null> {
  return takeChallenge(pendingSignIns, eq(pendingSignIns.id, sha256(secret)));
}

/**
 * Deletes sign-ins that waited for too long, at most a thousand at a time.
 *
 * @param now the time by which they have expired
 */
export function sweepPendingSignIns(now: Date): Promise<number> {
  return deleteInBatches(pendingSignIns, pendingSignIns.id, lte(pendingSignIns.expiresAt, sqlTime(now)));
}

function selectPending(database: Database, secret: string) {
  const isOpen = and(eq(pendingSignIns.id, sha256(secret)), gt(pendingSignIns.expiresAt, sql`now()`));
  return database
    .select({ staff: staffColumns })
    .from(pendingSignIns)
    .innerJoin(users, isActiveAccount(pendingSignIns.userId))
    .where(isOpen);
}

/** Seconds in which the second factor must follow the password. */
const pendingLifetime = 10 * 60;

const cookie = signedCookie("__sign-in");

/** Returns the secret of the sign-in that waits for its second factor; undefined without one. */
export async function readPendingCookie(request: Request): Promise<string | undefined> {
  const value = await cookie.read(request);
  return typeof value === "string" ? value : undefined;
}

/** Returns the Set-Cookie header that stores the secret of a sign-in that waits; an empty secret removes it. */
export function writePendingCookie(request: Request, secret: string): Promise<string> {
  return secret ? cookie.write(request, secret, pendingLifetime) : cookie.clear(request);
}
