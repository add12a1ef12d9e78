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

/** What is known of a member of staff who acts, by the columns of their account. */
export const staffColumns = {
  id: users.id,
  email: users.email,
  fullName: users.fullName,
  isAdmin: users.isAdmin,
};

/** The condition for the account with this id, unless it is removed. */
export function isActiveAccount(id: string | SQLWrapper): SQL | undefined {
  return and(eq(users.id, id), isNull(users.deactivatedAt));
}

/**
 * Checks inside a transaction that the acting session is still open, or the key usable, and locks it until the transaction ends. A slow
 * request body or a queued hash could otherwise outlast a sign-out, a password change or a removal.
 *
 * Locks the account before the session, as `lockAccounts` does, so that the two cannot deadlock. Call it before
 * the transaction locks anything else.
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

/**
 * Locks the acting session. The transaction must already hold a lock on its account.
 *
 * @throws {SessionEndedError}
 */
async function lockSession(transaction: Database, { id, staff }: Session): Promise<void> {
  const isOpen = and(eq(sessions.id, id), eq(sessions.userId, staff.id), gt(sessions.expiresAt, sql`now()`));
  const open = await transaction.select({ id: sessions.id }).from(sessions).where(isOpen).for("share");
  if (open.length === 0) throw new SessionEndedError("The session has ended.");
}

/** A key that is neither revoked nor past its end. */
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

/** Returns the account with this id; undefined for one that is removed, and for nobody. Does not lock it. */
export async function findActiveAccount(database: Database, id: string | null): Promise<Account | undefined> {
  if (id === null) return undefined;
  const [account] = await database.select().from(users).where(isActiveAccount(id));
  return account;
}

const isActiveAdmin = and(eq(users.isAdmin, true), isNull(users.deactivatedAt));

/**
 * Locks the acting account and the target account, then the acting session, until the transaction ends, and re-checks
 * the permission. Accounts are locked in the order of their ids and before any session, so that two users who change
 * each other's accounts cannot deadlock: the second sees the first one's change.
 *
 * @param otherId a third account, which is locked only
 * @param needs `admin` when only administrators are allowed
 * @param withAdmins locks every administrator's account too, so that they can be counted
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

/** A program changes no accounts, and nothing that only administrators do. */
async function refuseOrLockKey(transaction: Database, session: Session, needs: "admin" | "staff") {
  if (needs === "admin") throw new NotAllowedError("A key has no rights of an administrator.");
  await requireLiveSession(transaction, session);
  return undefined;
}

/** Minutes: how old a verification may be when a sensitive page opens. */
const maxAge = 10;
/** Minutes to fill in the form of such a page; without it, a form opened in the last minute would be lost. */
const timeToFillIn = 10;

/** Whether the act needs no fresh proof of who does it, or the person gave one in this session at most 10 minutes ago. */
export async function isRecentlyVerified(session: Session, act: Act): Promise<boolean> {
  return !needsVerification[act] || isVerifiedWithin(db(), session, maxAge);
}

/**
 * Checks again, inside the transaction of an act that needs it, that the person confirmed who they are when they opened its page.
 * Allows 10 minutes more than `requireRecentVerification`, so that a form that was open meanwhile is not lost. Call it
 * after `lockAccounts` or `requireLiveSession`.
 *
 * @throws {VerificationNeededError} which `toSessionRedirect` turns into the redirect to /confirm-identity, and the
 *   JSON API into 403
 */
export async function recheckVerification(transaction: Database, session: Session, act: Act): Promise<void> {
  if (!needsVerification[act] || (await isVerifiedWithin(transaction, session, maxAge + timeToFillIn)))
    return;
  throw new VerificationNeededError(session.staff.id);
}

/** By the database's clock, which also set the time that is compared. */
async function isVerifiedWithin(database: Database, { id }: Session, minutes: number): Promise<boolean> {
  const start = sql`now() - make_interval(mins => ${minutes})`;
  const isVerified = and(eq(sessions.id, id), gt(sessions.verifiedAt, start));
  return (await database.select({ id: sessions.id }).from(sessions).where(isVerified)).length > 0;
}

declare const isChecked: unique symbol;

/**
 * A transaction in which the acting account was locked and found to be an administrator's. `recordAudit` takes what only
 * administrators do with such a transaction only, so that no such change can be recorded without the check.
 */
export type AdminTransaction = Database & { readonly [isChecked]: true };

interface AdminCheck {
  act: Act;
  /** The id of another account that changes, which is locked with the acting one. */
  userId?: string;
  /** The id of a third account that is locked with both. */
  otherId?: string | undefined;
  /** Locks every administrator's account too, so that they can be counted. */
  withAdmins?: boolean;
}

interface Checked {
  transaction: AdminTransaction;
  /** The active account with the id `userId`; undefined when there is none. */
  account: Account | undefined;
}

/**
 * Runs what only administrators may do in a transaction of its own, which first checks that the session is open and its account still
 * an administrator's. A request that began before the account lost the role changes nothing.
 *
 * @throws {SessionEndedError}
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {VerificationNeededError} for an act that needs a fresh proof of who does it
 */
export async function changeAsAdmin<Result>(
  session: Session,
  check: AdminCheck,
  change: (transaction: AdminTransaction, account: Checked["account"]) => Promise<Result>,
): Promise<Result> {
  return db().transaction(async (transaction) => {
    const checked = await requireAdmin(transaction, session, check);
    return change(checked.transaction, checked.account);
  });
}

/**
 * The check of `changeAsAdmin`, for a transaction that has to lock something else before the accounts.
 *
 * @throws as `changeAsAdmin`
 */
export async function requireAdmin(
  transaction: Database,
  session: Session,
  { act, ...locks }: AdminCheck,
): Promise<Checked> {
  const account = await lockAccounts(transaction, { session, needs: "admin", ...locks });
  await recheckVerification(transaction, session, act);
  return { transaction: transaction as AdminTransaction, account };
}

/**
 * Returns what a change is recorded with, so that the same form or request with the same content is recognized.
 *
 * @param staff who acts; null for a visitor
 */
export function toChangeKey(staff: Pick<Staff, "id"> | null, formId: string, content: unknown): string {
  return digestToUuid([staff?.id ?? null, formId, content]);
}
