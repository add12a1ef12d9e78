import { eq } from "drizzle-orm";
import { lockAccounts } from "~/access/live-session.server";
import type { ChangeDone, Session, Staff } from "~/access/session";
import { recheckVerification } from "~/access/verification.server";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import type { AccountRefused } from "~/staff/account-results";
import { claimEmail, freeEmail } from "~/staff/claim-email.server";
import { hasSecondFactor } from "~/staff/factors/find-factors.server";
import { enqueueEmailChanged, enqueuePasswordChanged } from "~/staff/mails/account-mails.server";
import { hashPassword } from "~/staff/passwords/hash-password.server";
import { voidResetLinks } from "~/staff/passwords/reset-link.server";
import { verifyOwnPassword } from "~/staff/passwords/verify-own-password.server";
import type { UserChanges } from "~/staff/schema";
import { revokeAccess } from "~/staff/sessions/revoke-access.server";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { logAccount } from "./log-account.server";

/**
 * Updates an account. Missing fields and an empty password stay unchanged. A new password or email needs a recent verification, and ends
 * the account's calendar feed and its sessions, except for the acting session. Both addresses are notified of a new email; of a new
 * password, the address before the update.
 *
 * @param session the acting session: the account owner's or an administrator's
 * @param knowsPassword whether the person has just entered the account's current password, which verifies them for a new password unless
 * the account has a second factor
 * @returns `email-taken` when another account has the new email; `system-admin` when somebody else changes the system admin's account, or
 * its email would change; null for an unknown or removed account
 * @throws {NotAllowedError} when the acting account does not have the permission
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 * @throws {PasswordQueueFullError}
 */
export async function updateUser(
  id: string,
  changes: Partial<UserChanges>,
  session: Session,
  { knowsPassword = false } = {},
): Promise<ChangeDone | AccountRefused<"email-taken" | "system-admin"> | null> {
  const actor = session.staff;
  if (!isUuid(id)) return null;
  // The fields are listed, so no other property of the object is written.
  const { fullName, email, mobile, password = "" } = changes;
  const passwordHash = password === "" ? undefined : await hashPassword(password);
  const outcome = await claimEmail(() =>
    db().transaction(async (transaction): ReturnType<typeof updateUser> => {
      const needs = isSame(id, actor) ? "staff" : "admin";
      const account = await lockAccounts(transaction, { session, userId: id, needs });
      if (!account) return null;
      const hasNewEmail = email !== undefined && email !== account.email.toLowerCase();
      if (isSystemAdmin(account) && (hasNewEmail || !isSame(id, actor))) return { result: "system-admin" };
      const isConfirmed = knowsPassword && !(await hasSecondFactor(actor.id, transaction));
      // Knowing the password is not enough for a new email, whose owner can then choose a new password by a link.
      if (hasNewEmail) await recheckVerification(transaction, session, "email-changed");
      if (passwordHash && !isConfirmed) await recheckVerification(transaction, session, "password-changed");
      if (hasNewEmail) {
        if (!(await freeEmail(transaction, email))) return { result: "email-taken" };
        await enqueueEmailChanged(transaction, account, email);
      }
      await transaction
        .update(users)
        .set({ fullName, email, mobile, passwordHash, updatedAt: new Date() })
        .where(eq(users.id, account.id));
      if (hasNewEmail || passwordHash) {
        await revokeAccess(transaction, account.id, session.id);
        await voidResetLinks(transaction, account.id);
      }
      const record = { actor, subject: account.email };
      const fields = nameChanges(account, { fullName, email, mobile });
      if (fields)
        await recordAudit(transaction, { ...record, action: "account-updated", detail: { fields } });
      if (!passwordHash) return { result: "done" };
      await recordAudit(transaction, { ...record, action: "password-changed" });
      await enqueuePasswordChanged(transaction, account, isSame(id, actor) ? "owner" : "administrator");
      return { result: "done" };
    }),
  );
  if (outcome?.result !== "done") return outcome;
  logAccount("account-updated", { actor, userId: id });
  if (passwordHash) logAccount("password-changed", { actor, userId: id });
  return outcome;
}

type Profile = Partial<Record<"fullName" | "email" | "mobile", string | undefined>>;

/** Returns field names such as "email, mobile", because the log does not repeat their contents. */
function nameChanges(account: Profile, changes: Profile): string {
  const fields = ["fullName", "email", "mobile"] as const;
  return fields.filter((name) => changes[name] !== undefined && changes[name] !== account[name]).join(", ");
}

function isSame(id: string, staff: Staff): boolean {
  return id.toLowerCase() === staff.id;
}

/**
 * Changes the password of the signed-in user and ends their other sessions. An account with a second factor also needs a recent
 * verification by it: see `isRecentlyVerified`.
 *
 * @returns `wrong-password` when the current password is wrong; otherwise see `updateUser`
 * @throws {PasswordQueueFullError}
 * @throws {SessionEndedError}
 * @throws {TooManyAttemptsError}
 * @throws {VerificationNeededError}
 */
export async function changePassword(
  session: Session,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<AccountRefused<"wrong-password"> | Awaited<ReturnType<typeof updateUser>>> {
  if (!(await verifyOwnPassword(session, currentPassword))) return { result: "wrong-password" };
  return updateUser(session.staff.id, { password: newPassword }, session, { knowsPassword: true });
}
