import { eq } from "drizzle-orm";
import { changeAsAdmin } from "~/access/change-as-admin.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { revokeInvitationsOf } from "~/staff/invitations/invite.server";
import { voidResetLinks } from "~/staff/passwords/reset-link.server";
import { revokeAccess } from "~/staff/sessions/revoke-access.server";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { OwnAccountError, SystemAdminError, UnknownUserError } from "~/staff/user-errors";
import { logAccount } from "./log-account.server";

/** What becomes of the work of an account that is removed. */
interface HandOver {
  /** The id of the account that gets it; null for nobody. */
  to: string | null;
  /** Runs before the account is deactivated, in the same transaction, with both accounts locked. */
  run: (transaction: Database, from: string) => Promise<void>;
}

/**
 * Deactivates an account, and ends its sessions and its calendar address. Its row is kept.
 *
 * @param session the acting administrator's
 * @throws {UnknownUserError} also when it is already removed
 * @throws {OwnAccountError}
 * @throws {SystemAdminError}
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 */
export async function removeUser(id: string, session: Session, handOver?: HandOver): Promise<void> {
  if (!isUuid(id)) throw new UnknownUserError("There is no such account.");
  const locks = { userId: id, otherId: handOver?.to ?? undefined };
  await changeAsAdmin(session, locks, async (transaction, account) => {
    if (!account) throw new UnknownUserError("There is no such account.");
    if (account.id === session.staff.id) throw new OwnAccountError("Users cannot remove their own account.");
    if (isSystemAdmin(account)) throw new SystemAdminError("The system admin's account cannot be removed.");
    await handOver?.run(transaction, account.id);
    const now = new Date();
    await transaction
      .update(users)
      .set({ deactivatedAt: now, updatedAt: now })
      .where(eq(users.id, account.id));
    await revokeAccess(transaction, account.id);
    await voidResetLinks(transaction, account.id);
    await revokeInvitationsOf(transaction, account.id, session);
    await recordAudit(transaction, {
      action: "account-removed",
      actor: session.staff,
      subject: account.email,
    });
  });
  logAccount("account-removed", { actor: session.staff, userId: id });
}
