import { and, eq, isNull, ne } from "drizzle-orm";
import { changeAsAdmin } from "~/access/admin-transaction.server";
import type { ChangeDone, Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { afterCommit } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import type { AccountRefused } from "~/staff/account-results";
import { revokeInvitationsOf } from "~/staff/invitations/invite.server";
import { enqueueRoleChanged } from "~/staff/mails/account-mails.server";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { logAccount } from "./log-account.server";

/**
 * Gives or takes administrator rights, and notifies the account's owner by email. Voids the invitations that a former administrator sent.
 * Changes nothing if the account has the role already. Returns null for an unknown or removed account. Throws like `changeAsAdmin`.
 */
export async function changeRole(
  id: string,
  isAdmin: boolean,
  session: Session,
): Promise<ChangeDone | AccountRefused<"system-admin" | "last-admin"> | null> {
  if (!isUuid(id)) return null;
  // When two administrators demote each other at once, the second one sees the first one's change.
  const check = { act: "role-changed", userId: id, withAdmins: !isAdmin } as const;
  return changeAsAdmin(session, check, async (transaction, account) => {
    if (!account) return null;
    if (isSystemAdmin(account)) return { result: "system-admin" };
    if (account.isAdmin === isAdmin) return { result: "done" };
    if (!isAdmin && !(await hasOtherAdmin(transaction, account.id))) return { result: "last-admin" };
    await transaction.update(users).set({ isAdmin, updatedAt: new Date() }).where(eq(users.id, account.id));
    if (!isAdmin) await revokeInvitationsOf(transaction, account.id, session);
    await enqueueRoleChanged(transaction, account, isAdmin);
    await recordAudit(transaction, {
      action: "role-changed",
      actor: session.staff,
      subject: account.email,
      detail: { role: isAdmin ? "admin" : "staff" },
    });
    afterCommit(transaction, () => logAccount("role-changed", { actor: session.staff, userId: id }));
    return { result: "done" };
  });
}

async function hasOtherAdmin(transaction: Database, id: string): Promise<boolean> {
  const isOther = and(eq(users.isAdmin, true), isNull(users.deactivatedAt), ne(users.id, id));
  return (await transaction.$count(users, isOther)) > 0;
}
