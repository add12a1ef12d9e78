import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { formatReference } from "~/booking/reference";
import type { Database } from "~/db/connection.server";
import { bookings, type MailCondition, mails, quotes, visits } from "~/db/schema.server";
import { cancelWaitingMails } from "~/mail/cancel-mails.server";
import { enqueueMail } from "~/mail/outbox.server";
import { inLanguageOf } from "~/mail/render-mail.server";
import { stages } from "~/messages/booking-state";
import * as visitorText from "~/messages/mails/visitor";
import * as text from "~/messages/outbox";

/** Maximum number of a booking's waiting mails: more than a change queues. */
const maxMails = 200;

/**
 * Cancels a booking's waiting mails that are no longer valid, in the transaction of the change. If such a mail would have removed a visit
 * from the recipient's calendar, queues a mail that only does this.
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

interface ConditionalMail {
  bookingId: string | null;
  condition: MailCondition | null;
}

/**
 * Returns why a mail must not be sent because it is no longer valid. Null if it is valid. This is the only such rule: changes of stage,
 * quote and visit check waiting mails by it, and the worker checks each mail just before sending.
 */
export async function findVoidReason(
  database: Database,
  { bookingId, condition }: ConditionalMail,
): Promise<string | null> {
  if (!condition) return null;
  const { visit, quote, stage, owner } = condition;
  return (
    (visit && (await findVisitReason(database, visit))) ??
    (quote && (await findQuoteReason(database, quote))) ??
    ((stage ?? owner) && bookingId && (await findBookingReason(database, bookingId, condition))) ??
    null
  );
}

async function findVisitReason(
  database: Database,
  { id, sequence }: NonNullable<MailCondition["visit"]>,
): Promise<string | null> {
  const [visit] = await database
    .select({
      sequence: visits.sequence,
      canceledAt: visits.canceledAt,
      hasBegun: sql<boolean>`${visits.startsAt} <= now()`,
    })
    .from(visits)
    .where(eq(visits.id, id));
  if (!visit || visit.canceledAt) return text.visitCanceled;
  if (visit.sequence !== sequence) return text.visitChanged;
  return visit.hasBegun ? text.visitBegun : null;
}

async function findQuoteReason(database: Database, id: string): Promise<string | null> {
  const [quote] = await database
    .select({
      bookingId: quotes.bookingId,
      number: quotes.number,
      state: quotes.state,
      isOver: sql<boolean>`${quotes.validUntil} <= now()`,
    })
    .from(quotes)
    .where(eq(quotes.id, id));
  if (!quote) return text.quoteWithdrawn;
  if (quote.state === "withdrawn") {
    const isLater = and(eq(quotes.bookingId, quote.bookingId), gt(quotes.number, quote.number));
    return (await database.$count(quotes, isLater)) > 0 ? text.quoteReplaced : text.quoteWithdrawn;
  }
  if (quote.state !== "sent") return text.quoteAnswered;
  return quote.isOver ? text.quoteExpired : null;
}

async function findBookingReason(
  database: Database,
  bookingId: string,
  { stage, owner }: MailCondition,
): Promise<string | null> {
  const [booking] = await database
    .select({ stage: bookings.stage, ownerId: bookings.ownerId })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (stage && booking?.stage !== stage) return text.stageChanged(stages[stage]);
  return owner && booking?.ownerId !== owner ? text.ownerChanged : null;
}
