import { eq, sql } from "drizzle-orm";
import { recordAudit } from "~/audit/record-audit.server";
import { mailSubject } from "~/audit/subject";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import { requireLiveSession } from "~/staff/sessions/live-session.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { enqueueMail } from "./outbox.server";
import { wakeMailWorker } from "./wake-worker.server";

/**
 * Sends a mail again: a failed or canceled one with the same Message-ID, of a sent one a copy.
 *
 * @returns false if there is no such mail
 * @throws {SessionEndedError}
 */
export async function sendAgain(id: string, session: Session): Promise<boolean> {
  const isQueued = await db().transaction(async (transaction) => {
    const actor = await requireLiveSession(transaction, session);
    const [mail] = await transaction.select().from(mails).where(eq(mails.id, id)).for("update");
    if (!mail) return false;
    if (mail.state === "sent") {
      const { kind, bookingId, draftId, toAddress, replyTo, subject, content } = mail;
      const { calendar, calendarMethod } = mail;
      const about = { kind, bookingId, draftId };
      const copy = { ...about, toAddress, replyTo, subject, content, calendar, calendarMethod };
      await enqueueMail(transaction, copy);
    } else if (mail.state !== "waiting") {
      const again = { state: "waiting", attempts: 0, nextAttemptAt: sql`now()`, leasedUntil: null } as const;
      await transaction.update(mails).set(again).where(eq(mails.id, id));
    } else {
      await transaction
        .update(mails)
        .set({ nextAttemptAt: sql`now()` })
        .where(eq(mails.id, id));
    }
    await recordAudit(transaction, { action: "mail-sent-again", actor, subject: mailSubject(id) });
    return true;
  });
  if (isQueued) wakeMailWorker();
  return isQueued;
}
