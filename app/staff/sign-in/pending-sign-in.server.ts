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
 * Stores a sign-in with the right password that still needs its second factor. Returns the secret of the sign-in, for the cookie; only
 * its hash is stored.
 */
export async function insertPendingSignIn(transaction: Database, userId: string): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const expiresAt = sql`now() + make_interval(secs => ${pendingLifetime})`;
  await transaction.insert(pendingSignIns).values({ id: sha256(secret), userId, expiresAt });
  return secret;
}

/** Returns the account of a pending sign-in; null if the sign-in has ended. */
export async function findPendingSignIn(secret: string | undefined): Promise<Staff | null> {
  if (!secret) return null;
  const [row] = await selectPending(db(), secret);
  return row?.staff ?? null;
}

/**
 * Locks a pending sign-in and its account until the transaction ends. Returns null if the sign-in has expired or was used, the password
 * has changed, or the account was removed.
 */
export async function lockPendingSignIn(transaction: Database, secret: string): Promise<Staff | null> {
  const [found] = await selectPending(transaction, secret);
  if (!found) return null;
  // Every transaction locks the account first, so two transactions cannot deadlock.
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

export async function removePendingSignIn(secret: string, database: Database = db()): Promise<void> {
  await database.delete(pendingSignIns).where(eq(pendingSignIns.id, sha256(secret)));
}

export async function storeChallenge(secret: string, challenge: string): Promise<void> {
  await db()
    .update(pendingSignIns)
    .set({ challenge })
    .where(eq(pendingSignIns.id, sha256(secret)));
}

export function takePendingChallenge(secret: string): Promise<string | null> {
  return takeChallenge(pendingSignIns, eq(pendingSignIns.id, sha256(secret)));
}

/** Deletes pending sign-ins that have expired by `now`, at most a thousand at a time. */
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

export async function readPendingCookie(request: Request): Promise<string | undefined> {
  const value = await cookie.read(request);
  return typeof value === "string" ? value : undefined;
}

/** Returns the Set-Cookie header with the secret of a pending sign-in. An empty secret removes the cookie. */
export function writePendingCookie(request: Request, secret: string): Promise<string> {
  return secret ? cookie.write(request, secret, pendingLifetime) : cookie.clear(request);
}
