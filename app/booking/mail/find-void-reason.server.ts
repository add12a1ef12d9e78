import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { bookings, type MailCondition, quotes, visits } from "~/db/schema.server";
import { stages } from "~/messages/booking-workflow";
import * as text from "~/messages/outbox";

interface ConditionalMail {
  bookingId: string | null;
  condition: MailCondition | null;
}

/**
 * Returns why a mail is not to be sent, because what it says is no longer so; null if it still is. The only rule for this: each change
 * of a booking asks it about the mails that wait, and the worker right before it sends one.
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
    (stage && bookingId && (await findStageReason(database, bookingId, stage))) ??
    (owner && bookingId && (await findOwnerReason(database, bookingId, owner))) ??
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

async function findStageReason(
  database: Database,
  bookingId: string,
  stage: NonNullable<MailCondition["stage"]>,
): Promise<string | null> {
  const [booking] = await database
    .select({ stage: bookings.stage })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return booking?.stage === stage ? null : text.stageChanged(stages[stage]);
}

async function findOwnerReason(database: Database, bookingId: string, owner: string): Promise<string | null> {
  const [booking] = await database
    .select({ ownerId: bookings.ownerId })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return booking?.ownerId === owner ? null : text.ownerChanged;
}
