import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { NotAllowedError, SessionEndedError } from "~/access/access-errors";
import type { Session } from "~/access/session";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { lockSession, requireLiveSession } from "./live-session.server";

type Account = typeof users.$inferSelect;

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
