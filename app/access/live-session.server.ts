import { and, eq, gt, inArray, isNull, or, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { apiKeys, sessions, users } from "~/db/schema.server";
import { NotAllowedError, type Session, SessionEndedError, type Staff } from "./session";

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

export type Account = typeof users.$inferSelect;

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

/** Refuses a program that attempts an administrator's act. For other acts, locks the program's API key. */
async function refuseOrLockKey(transaction: Database, session: Session, needs: "admin" | "staff") {
  if (needs === "admin") throw new NotAllowedError("A key has no rights of an administrator.");
  await requireLiveSession(transaction, session);
  return undefined;
}
