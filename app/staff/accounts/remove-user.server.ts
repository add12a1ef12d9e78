import { eq } from "drizzle-orm";
import { changeAsAdmin } from "~/access/admin-transaction.server";
import type { ChangeDone, Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { afterCommit } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { cancelNotices } from "~/mail/cancel-mails.server";
import { accountRemoved } from "~/messages/outbox";
import type { AccountRefused } from "~/staff/account-results";
import { removeBusyCalendar } from "~/staff/busy-times/busy-calendar.server";
import { revokeInvitationsOf } from "~/staff/invitations/invite.server";
import { voidResetLinks } from "~/staff/passwords/reset-link.server";
import { revokeAccess } from "~/staff/sessions/revoke-access.server";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { logAccount } from "./log-account.server";

interface Reassignment<Refusal> {
  /** The id of the account that gets the work; null if the work stays without one. */
  to: string | null;
  /**
   * Runs before the account is deactivated, in the same transaction, with both accounts locked. A refusal ends the removal, so it must be
   * returned before anything is written.
   */
  run: (transaction: Database, from: string) => Promise<ChangeDone | Refusal>;
}

/**
 * Deactivates an account, ends its sessions and calendar feed, cancels its unsent notices, removes its busy times, and voids its reset
 * links and the open invitations that it sent. The row stays.
 *
 * @param session the acting administrator's
 * @returns null for an unknown or removed account
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
export async function removeUser<Refusal extends { result: string } = never>(
  id: string,
  session: Session,
  handOver?: Reassignment<Refusal>,
): Promise<ChangeDone | AccountRefused<"own-account" | "system-admin"> | Refusal | null> {
  if (!isUuid(id)) return null;
  const check = { act: "account-removed", userId: id, otherId: handOver?.to ?? undefined } as const;
  return changeAsAdmin<ChangeDone | AccountRefused<"own-account" | "system-admin"> | Refusal | null>(
    session,
    check,
    async (transaction, account) => {
      if (!account) return null;
      if (account.id === session.staff.id) return { result: "own-account" };
      if (isSystemAdmin(account)) return { result: "system-admin" };
      const handedOver = await handOver?.run(transaction, account.id);
      if (handedOver && handedOver.result !== "done") return handedOver;
      const now = new Date();
      await transaction
        .update(users)
        .set({ deactivatedAt: now, updatedAt: now })
        .where(eq(users.id, account.id));
      await revokeAccess(transaction, account.id);
      await cancelNotices(transaction, account.email, accountRemoved);
      await removeBusyCalendar(transaction, account.id);
      await voidResetLinks(transaction, account.id);
      await revokeInvitationsOf(transaction, account.id, session);
      await recordAudit(transaction, {
        action: "account-removed",
        actor: session.staff,
        subject: account.email,
      });
      afterCommit(transaction, () => logAccount("account-removed", { actor: session.staff, userId: id }));
      return { result: "done" };
    },
  );
}
