import { and, eq, isNull, sql } from "drizzle-orm";
import { changeAsAdmin } from "~/access/admin-transaction.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { mails, users } from "~/db/schema.server";
import { sha256 } from "~/lib/sha256.server";
import { hourSeconds } from "~/lib/time";
import { isUuid } from "~/lib/uuid";
import { hasMailServer } from "~/mail/outbox-state.server";
import { enqueueMail, type NewMail } from "~/mail/outbox.server";
import { takeBackMail } from "~/mail/remove-mails.server";
import { passwordReset } from "~/messages/mails/accounts";
import * as text from "~/messages/mails/shared";
import { log } from "~/process/log.server";
import { company } from "~/settings/company";
import type { AccountRefused } from "~/staff/account-results";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { insertResetLink, insertResetLinkFor, resetMinutes } from "./reset-link.server";

/**
 * Mails a reset link to the account with this email, if it exists. The duration must not reveal that, so both cases run the same
 * statements: without an account, a mail is queued and removed again in the same transaction.
 *
 * @param email in lower case
 * @param delay seconds until the mail is sent; the link stays valid that much longer. Until then, no other delayed mail is queued for the
 * mailbox
 */
export async function requestResetLink(email: string, delay = 0): Promise<void> {
  const account = await db().transaction(async (transaction) => {
    const [found] = await transaction
      .select({ id: users.id, email: users.email, fullName: users.fullName })
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email), isNull(users.deactivatedAt)));
    const link = await insertResetLinkFor(transaction, email, delay);
    const mail = toResetMail({ email: found?.email ?? email, fullName: found?.fullName ?? "" }, link);
    const onceKey = delay === 0 ? `password-reset ${link}` : toDelayedKey(email, delay);
    const nextAttemptAt = sql`now() + make_interval(secs => ${delay}::int)`;
    await enqueueMail(transaction, { ...mail, onceKey, nextAttemptAt });
    const hasNoLink = sql`not exists (select 1 from password_resets where id = ${link}::uuid)`;
    await takeBackMail(transaction, and(eq(mails.onceKey, onceKey), hasNoLink));
    return found;
  });
  log.info({ event: "password-reset-asked", userId: account?.id }, "Somebody forgot a password");
}

/** Returns one key for all delayed mails to a mailbox that are due in the same hour. */
function toDelayedKey(email: string, delay: number): string {
  const hour = Math.round((Date.now() / 1000 + delay) / hourSeconds);
  return `password-reset ${sha256(email)} ${hour}`;
}

function toResetMail(
  owner: { email: string; fullName: string },
  link: string,
  askedBy: "owner" | "admin" = "owner",
): NewMail {
  return {
    kind: "password-reset",
    toAddress: owner.email,
    replyTo: company().email,
    subject: passwordReset.subject,
    content: {
      greeting: text.greeting(owner.fullName),
      paragraphs: [passwordReset.askedBy[askedBy], passwordReset.works(resetMinutes)],
      action: { label: passwordReset.open, page: "password-reset", link },
      footnote: passwordReset.footnote,
    },
  };
}

/**
 * Creates a reset link for a colleague, and mails it if there is a mail server. Voids earlier links. The current password works until the
 * link is used. Returns the id of the link; null for an unknown or removed account. Throws like `changeAsAdmin`.
 */
export async function createResetLinkForColleague(
  userId: string,
  session: Session,
): Promise<{ result: "done"; link: string } | AccountRefused<"system-admin"> | null> {
  if (!isUuid(userId)) return null;
  return changeAsAdmin(session, { userId, act: "password-link-created" }, async (transaction, account) => {
    if (!account) return null;
    if (isSystemAdmin(account)) return { result: "system-admin" };
    const id = await insertResetLink(transaction, account.id);
    if (hasMailServer()) await enqueueMail(transaction, toResetMail(account, id, "admin"));
    await recordAudit(transaction, {
      action: "password-link-created",
      actor: session.staff,
      subject: account.email,
    });
    return { result: "done" as const, link: id };
  });
}
