import { and, eq, gt, inArray, isNull, or, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { apiKeys, sessions, users } from "~/db/schema.server";
import { digestToUuid } from "~/lib/sha256.server";
import { type Act, needsVerification } from "./acts";
import {
  NotAllowedError,
  type Session,
  SessionEndedError,
  type Staff,
  VerificationNeededError,
} from "./session";

export const staffColumns = {
  id: users.id,
  email: users.email,
  fullName: users.fullName,
  isAdmin: users.isAdmin,
};

export function isActiveAccount(id: string | SQLWrapper): SQL | undefined {
  return and(eq(users.id, id), isNull(users.deactivatedAt));
}

/**
 * Checks in a transaction that the acting session is still open, or the key still usable, and locks it until the transaction ends.
 * Otherwise a slow request body or a queued hash could outlast a sign-out, a password change or a removal.
 *
 * Locks the account before the session, like `lockAccounts`, so the two cannot deadlock. Call it before the transaction locks anything
 * else.
 *
 * @returns the current row of the account, or the program
 * @throws {SessionEndedError}
 */
export async function requireLiveSession(transaction: Database, session: Session): Promise<Staff> {
  if (session.staff.isProgram) return lockKey(transaction, session.staff);
  const [staff] = await transaction
    .select(staffColumns)
    .from(users)
    .where(isActiveAccount(session.staff.id))
    .for("share");
  if (!staff) throw new SessionEndedError("The acting account is removed.");
  await lockSession(transaction, session);
  return staff;
}

/** Locks the acting session. The transaction must already hold a lock on its account. Throws `SessionEndedError`. */
async function lockSession(transaction: Database, { id, staff }: Session): Promise<void> {
  const isOpen = and(eq(sessions.id, id), eq(sessions.userId, staff.id), gt(sessions.expiresAt, sql`now()`));
  const open = await transaction.select({ id: sessions.id }).from(sessions).where(isOpen).for("share");
  if (open.length === 0) throw new SessionEndedError("The session has ended.");
}

export const isUsableKey = and(
  isNull(apiKeys.revokedAt),
  or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
);

async function lockKey(transaction: Database, program: Staff): Promise<Staff> {
  const isOpen = and(eq(apiKeys.id, program.id), isUsableKey);
  const open = await transaction.select({ id: apiKeys.id }).from(apiKeys).where(isOpen).for("share");
  if (open.length === 0) throw new SessionEndedError("The key is revoked or past its end.");
  return program;
}

type Account = typeof users.$inferSelect;

/** Returns undefined for a removed account and for null. Does not lock the account. */
export async function findActiveAccount(database: Database, id: string | null): Promise<Account | undefined> {
  if (id === null) return undefined;
  const [account] = await database.select().from(users).where(isActiveAccount(id));
  return account;
}

const isActiveAdmin = and(eq(users.isAdmin, true), isNull(users.deactivatedAt));

/**
 * Locks the acting and the target account, then the acting session, until the transaction ends, and rechecks the permission. Locks
 * accounts in the order of their ids and before any session, so two people who change each other's accounts cannot deadlock. The second
 * one sees the first one's change.
 *
 * @param otherId a third account, which is only locked
 * @param needs `admin` when only administrators are allowed
 * @param withAdmins also locks every administrator's account, so the caller can count them
 * @returns the active account with the id `userId`; undefined when there is none
 * @throws {SessionEndedError} when the acting session has ended, or its account is removed
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 */
export async function lockAccounts(
  transaction: Database,
  {
    session,
    userId,
    otherId,
    needs,
    withAdmins = false,
  }: {
    session: Session;
    userId?: string;
    otherId?: string | undefined;
    needs: "admin" | "staff";
    withAdmins?: boolean;
  },
): Promise<Account | undefined> {
  if (session.staff.isProgram) return refuseOrLockKey(transaction, session, needs);
  const actorId = session.staff.id;
  const ids = [actorId, userId, otherId].filter((id) => id !== undefined);
  const locked = await transaction
    .select()
    .from(users)
    .where(or(inArray(users.id, ids), withAdmins ? isActiveAdmin : undefined))
    .orderBy(users.id)
    .for("update");
  const active = locked.filter((account) => account.deactivatedAt === null);
  const acting = active.find(({ id }) => id === actorId);
  if (!acting) throw new SessionEndedError("The acting account is removed.");
  await lockSession(transaction, session);
  if (needs === "admin" && !acting.isAdmin)
    throw new NotAllowedError("The acting account is not an administrator's.");
  return active.find(({ id }) => id === userId?.toLowerCase());
}

/** Refuses administrators' acts of a program, and locks its key for other acts. */
async function refuseOrLockKey(transaction: Database, session: Session, needs: "admin" | "staff") {
  if (needs === "admin") throw new NotAllowedError("A key has no rights of an administrator.");
  await requireLiveSession(transaction, session);
  return undefined;
}

/** The maximum age of a verification in minutes when a sensitive page opens. */
const verificationMinutes = 10;
/** Minutes to fill in that page's form, which would otherwise be lost after the first limit. */
const extraFormMinutes = 10;

/** Returns whether the act needs no recent verification, or the session was verified in the last 10 minutes. */
export async function isRecentlyVerified(session: Session, act: Act): Promise<boolean> {
  return !needsVerification[act] || isVerifiedWithin(db(), session, verificationMinutes);
}

/**
 * Rechecks in the transaction of an act that the person was verified when they opened its page. Allows 10 minutes more than
 * `requireRecentVerification`, so an open form is not lost. Call it after `lockAccounts` or `requireLiveSession`. Throws
 * `VerificationNeededError`, which `toSessionRedirect` turns into the redirect to /confirm-identity, and the JSON API into 403.
 */
export async function recheckVerification(transaction: Database, session: Session, act: Act): Promise<void> {
  if (
    !needsVerification[act] ||
    (await isVerifiedWithin(transaction, session, verificationMinutes + extraFormMinutes))
  )
    return;
  throw new VerificationNeededError(session.staff.id);
}

/** Uses the database's clock, which also set `verifiedAt`. */
async function isVerifiedWithin(database: Database, { id }: Session, minutes: number): Promise<boolean> {
  const start = sql`now() - make_interval(mins => ${minutes})`;
  const isVerified = and(eq(sessions.id, id), gt(sessions.verifiedAt, start));
  return (await database.select({ id: sessions.id }).from(sessions).where(isVerified)).length > 0;
}

declare const isChecked: unique symbol;

/**
 * A transaction that has locked the acting account and checked that it is an administrator's. `recordAudit` requires it for administrators'
 * acts, so no such change is recorded without the check.
 */
export type AdminTransaction = Database & { readonly [isChecked]: true };

interface AdminCheck {
  act: Act;
  /** Another account that changes. It is locked with the acting account. */
  userId?: string;
  /** A third account to lock with both. */
  otherId?: string | undefined;
  withAdmins?: boolean;
}

interface CheckedAdmin {
  transaction: AdminTransaction;
  /** The active account with the id `userId`; undefined when there is none. */
  account: Account | undefined;
}

/**
 * Runs an administrator's act in a transaction, which first checks that the session is open and its account is still an administrator's. So
 * a request that began before a demotion changes nothing. Throws `SessionEndedError`. Throws `NotAllowedError` when the acting account is
 * no longer an administrator's. Throws `VerificationNeededError` for an act that needs a recent verification.
 */
export async function changeAsAdmin<Result>(
  session: Session,
  check: AdminCheck,
  change: (transaction: AdminTransaction, account: CheckedAdmin["account"]) => Promise<Result>,
): Promise<Result> {
  return db().transaction(async (transaction) => {
    const checked = await requireAdmin(transaction, session, check);
    return change(checked.transaction, checked.account);
  });
}

/** Runs the check of `changeAsAdmin` in a transaction that locks other rows before the accounts. Throws like `changeAsAdmin`. */
export async function requireAdmin(
  transaction: Database,
  session: Session,
  { act, ...locks }: AdminCheck,
): Promise<CheckedAdmin> {
  const account = await lockAccounts(transaction, { session, needs: "admin", ...locks });
  await recheckVerification(transaction, session, act);
  return { transaction: transaction as AdminTransaction, account };
}

/**
 * Returns the key by which a repeated form or request with the same content is recognized. `staff` is the acting person; null for a
 * visitor.
 */
export function toChangeKey(staff: Pick<Staff, "id"> | null, formId: string, content: unknown): string {
  return digestToUuid([staff?.id ?? null, formId, content]);
}
