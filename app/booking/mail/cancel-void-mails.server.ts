import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { formatReference } from "~/booking/reference";
import type { Database } from "~/db/connection.server";
import { mails } from "~/db/schema.server";
import { cancelWaitingMails } from "~/mail/hold-mails.server";
import { enqueueMail } from "~/mail/outbox.server";
import { inLanguageOf } from "~/mail/render-mail.server";
import * as visitorText from "~/messages/mails/visitor";
import { findVoidReason } from "./find-void-reason.server";

/** Mails of one booking that wait at a time, more than a change queues. */
const maxMails = 200;

/**
 * Cancels the waiting mails of a booking that say what is no longer so, in the transaction of the change. What such a mail would have
 * removed from the reader's calendar is still to be removed: a mail that does only this takes its place.
 */
export async function cancelVoidMails(
  transaction: Database,
  { id: bookingId, reference }: { id: string; reference: string },
): Promise<void> {
  const waiting = await transaction
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.bookingId, bookingId),
        inArray(mails.state, ["waiting", "held"]),
        isNotNull(mails.condition),
        isNull(mails.voidReason),
      ),
    )
    // Workers lock mails in the same order.
    .orderBy(asc(mails.id))
    .limit(maxMails)
    .for("update");
  for (const mail of waiting) {
    const reason = await findVoidReason(transaction, mail);
    if (reason === null || !mail.condition) continue;
    await cancelWaitingMails(transaction, { bookingId, dependingOn: mail.condition }, reason);
    if (mail.calendarMethod !== "CANCEL") continue;
    const { toAddress, replyTo, content, calendar, calendarMethod } = mail;
    await inLanguageOf(mail, () =>
      enqueueMail(transaction, {
        kind: "booking-visit-canceled",
        bookingId,
        toAddress,
        replyTo,
        subject: visitorText.visitCanceledAlone.subject(formatReference(reference)),
        content: { ...content, paragraphs: [visitorText.visitCanceledAlone.text] },
        calendar,
        calendarMethod,
      }),
    );
  }
}
