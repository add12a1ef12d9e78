import { changeAsAdmin } from "~/access/change-as-admin.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { isUuid } from "~/lib/uuid";
import { enqueueMail } from "~/mail/outbox.server";
import { type Refused, refused } from "~/staff/results";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { canMailLinks, toResetMail } from "./mail-reset-link.server";
import { insertResetLink } from "./reset-link.server";

/**
 * Makes a link with which a colleague chooses a new password, and mails it where there is a mail server. Earlier links are void; the
 * current password works until the link is used.
 *
 * @param session the acting administrator's, who confirmed who they are
 * @returns the id of the link
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
export async function sendResetLink(
  userId: string,
  session: Session,
): Promise<{ result: "created"; link: string } | Refused<"unknown-account" | "system-admin">> {
  if (!isUuid(userId)) return refused("unknown-account");
  return changeAsAdmin(session, { userId, isSensitive: true }, async (transaction, account) => {
    if (!account) return refused("unknown-account");
    if (isSystemAdmin(account)) return refused("system-admin");
    const id = await insertResetLink(transaction, account.id);
    if (canMailLinks()) await enqueueMail(transaction, toResetMail(account, id, "admin"));
    await recordAudit(transaction, {
      action: "password-link-created",
      actor: session.staff,
      subject: account.email,
    });
    return { result: "created" as const, link: id };
  });
}
