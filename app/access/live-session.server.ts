import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { SessionEndedError } from "~/access/access-errors";
import type { Session, Staff } from "~/access/session";
import type { Database } from "~/db/connection.server";
import { apiKeys, sessions, users } from "~/db/schema.server";

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
  const { id, email, fullName, isAdmin } = users;
  const [staff] = await transaction
    .select({ id, email, fullName, isAdmin })
    .from(users)
    .where(and(eq(id, session.staff.id), isNull(users.deactivatedAt)))
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
export async function lockSession(transaction: Database, { id, staff }: Session): Promise<void> {
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
