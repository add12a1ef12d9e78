import { type AdminTransaction, changeAsAdmin } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import type { users } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import type { Done, Refused } from "./account-results";
import { isSystemAdmin } from "./system-admin.server";

/**
 * Changes how a colleague gets in, in a transaction that has locked both accounts.
 *
 * @param session the acting administrator's, who confirmed who they are
 * @returns `own-account`: one's own devices and factors are at /account-security
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
export async function changeColleague(
  userId: string,
  session: Session,
  change: (transaction: AdminTransaction, account: typeof users.$inferSelect) => Promise<void>,
): Promise<Done | Refused<"unknown-account" | "own-account" | "system-admin">> {
  if (!isUuid(userId)) return { result: "unknown-account" };
  return changeAsAdmin(session, { userId, isSensitive: true }, async (transaction, account) => {
    if (!account) return { result: "unknown-account" };
    if (account.id === session.staff.id) return { result: "own-account" };
    if (isSystemAdmin(account)) return { result: "system-admin" };
    await change(transaction, account);
    return { result: "done" };
  });
}
