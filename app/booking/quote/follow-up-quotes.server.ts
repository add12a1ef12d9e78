import { and, asc, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import { changeAsSoftware } from "~/booking/change/change-booking.server";
import { updateProgress } from "~/booking/change/record-change.server";
import { reminderTime } from "~/booking/mail/reminder-time";
import { enqueueVisitorMail, isUnsent } from "~/booking/mail/visitor-mail.server";
import { isClosed } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import { databaseTime } from "~/db/clock.server";
import type { Database } from "~/db/connection.server";
import { bookings, quotes } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import * as text from "~/messages/mails/visitor";
import { findBilling } from "~/settings/billing.server";
import type { Quote } from "./quote";
import { toQuoteMailParts, recordQuoteEvent } from "./quotes.server";

/** Days between the reminder and the last day of the quote. */
const daysBefore = 3;
/** Milliseconds: the longest time from 9:00 AM of that day to the end of the last day, when clocks go back in between. */
const maxWaitMs = (daysBefore + 1) * dayMs;
const batchSize = 500;

/**
 * Reminds customers of quotes that are about to expire, and makes bookings with an expired quote wait for the company. Each happens once
 * for a quote, even with several processes. Uses the database's time by default.
 */
export async function followUpQuotes(time?: Date): Promise<void> {
  const now = time ?? (await databaseTime());
  await remind(now);
  await noteExpired(now);
}

async function remind(now: Date): Promise<void> {
  const key = sql`'quote-reminder-' || ${quotes.id}`;
  const soon = await db()
    .select({ quote: quotes })
    .from(quotes)
    .innerJoin(bookings, eq(bookings.id, quotes.bookingId))
    .where(
      and(
        isFollowedUp,
        gt(quotes.validUntil, now),
        lt(quotes.validUntil, new Date(now.getTime() + maxWaitMs)),
        eq(bookings.waitingFor, "them"),
        isNull(bookings.spamAt),
        isUnsent(key),
      ),
    )
    .orderBy(asc(quotes.validUntil), asc(quotes.id))
    .limit(batchSize);
  const due = soon.filter(({ quote }) => isDue(quote, now));
  for (const { quote } of due) await remindOf(quote, now);
}

async function remindOf({ id, bookingId }: Quote, now: Date): Promise<void> {
  await changeAsSoftware(bookingId, async ({ transaction, booking }) => {
    const open = await findUnnoted(transaction, id);
    if (!open || booking.spamAt || booking.waitingFor !== "them" || !isDue(open, now)) return;
    const billing = await findBilling(transaction);
    await enqueueVisitorMail(transaction, booking, () => ({
      kind: "quote-reminder",
      ...text.quoteReminder,
      onceKey: `quote-reminder-${id}`,
      ...toQuoteMailParts(open, billing),
    }));
  });
}

/** Returns whether the reminder is due. A quote that was sent after its reminder time needs no reminder. */
function isDue({ validUntil, createdAt }: Quote, now: Date): boolean {
  const time = reminderTime(validUntil, daysBefore);
  return createdAt < time && time <= now && now < validUntil;
}

async function noteExpired(now: Date): Promise<void> {
  const expired = await db()
    .select()
    .from(quotes)
    .where(and(isFollowedUp, lte(quotes.validUntil, now)))
    .orderBy(asc(quotes.validUntil), asc(quotes.id))
    .limit(batchSize);
  for (const quote of expired) await noteOneExpired(quote, now);
}

async function noteOneExpired({ id, bookingId }: Quote, now: Date): Promise<void> {
  await changeAsSoftware(bookingId, async (change) => {
    const { transaction, booking } = change;
    const open = await findUnnoted(transaction, id);
    if (!open) return;
    await transaction.update(quotes).set({ expiryNotedAt: now }).where(eq(quotes.id, id));
    await recordQuoteEvent(change, "quote-expired", open);
    if (!isClosed(booking.stage) && booking.waitingFor === "them")
      await updateProgress(change, { waitingFor: "us" });
  });
}

const isFollowedUp = sql`${quotes.state} = 'sent' and ${quotes.expiryNotedAt} is null`;

/** Reads the quote again under the booking's lock. Undefined if it needs no more follow-up. */
async function findUnnoted(transaction: Database, id: string): Promise<Quote | undefined> {
  const [quote] = await transaction
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), isFollowedUp));
  return quote;
}
