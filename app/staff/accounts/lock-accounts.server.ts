import { inArray } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { lockSession } from "~/staff/sessions/live-session.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { NotAllowedError, SessionEndedError } from "~/staff/user-errors";

type Account = typeof users.$inferSelect;

/**
 * Locks the acting account and the one that is acted on, then the acting session, for the rest of the transaction.
 * Accounts are locked in the order of their ids and before any session: of two people who act on each other at
 * once, the second sees what the first has done, and a session that a password change has just ended changes
 * nothing any more.
 *
 * @param needs `admin` where only administrators may do this
 * @returns the account with the id `userId`, if there is one that is not removed
 * @throws {SessionEndedError} when the acting session has ended, or its account is removed
 * @throws {NotAllowedError} when the acting account is no administrator any more
 */
export async function lockAccounts(
  transaction: Database,
  { session, userId, needs }: { session: Session; userId?: string; needs: "admin" | "staff" },
): Promise<Account | undefined> {
  const actorId = session.staff.id;
  const ids = [actorId, ...(userId ? [userId] : [])];
  const locked = await transaction
    .select()
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for("update");
  const active = locked.filter((account) => account.deactivatedAt === null);
  const acting = active.find(({ id }) => id === actorId);
  if (!acting) throw new SessionEndedError("The account is removed.");
  await lockSession(transaction, session);
  if (needs === "admin" && !acting.isAdmin) throw new NotAllowedError("The account is no administrator's.");
  return active.find(({ id }) => id === userId?.toLowerCase());
}
