import { and, desc, eq, gt, isNull, notExists, sql } from "drizzle-orm";
import { changeAsSoftware } from "~/booking/change/change-booking.server";
import { advance, recordInHistory } from "~/booking/change/record-change.server";
import { isToCustomer } from "~/booking/mail/mail-problems.server";
import { isClosed } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import { bookingEvents, bookings, mails } from "~/db/schema.server";

/** Failed mails that one call looks at, newest first. */
const batchSize = 500;

/** Failed mails are noted within minutes; older ones were noted then. */
const isRecent = gt(mails.createdAt, sql`now() - interval '14 days'`);

/**
 * Lets a booking wait for the company once a mail to its customer has failed: nobody can wait for an answer to it. Each mail counts
 * once, however many processes call this.
 */
export async function noteFailedMails(): Promise<void> {
  const isNoted = db()
    .select({ id: bookingEvents.id })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, mails.bookingId),
        eq(bookingEvents.kind, "mail-refused"),
        sql`${bookingEvents.detail} ->> 'mail' = ${mails.id}::text`,
      ),
    );
  const failed = await db()
    .select({ id: mails.id, bookingId: bookings.id })
    .from(mails)
    .innerJoin(bookings, isToCustomer)
    .where(and(eq(mails.state, "failed"), isRecent, isNull(bookings.erasedAt), notExists(isNoted)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(batchSize);
  for (const mail of failed) await noteFailed(mail);
}

async function noteFailed({ id, bookingId }: { id: string; bookingId: string }): Promise<void> {
  await changeAsSoftware(bookingId, async (change) => {
    const { transaction, booking } = change;
    const isSame = sql`${bookingEvents.detail} ->> 'mail' = ${id}`;
    const isNoted = and(eq(bookingEvents.bookingId, bookingId), isSame);
    if ((await transaction.$count(bookingEvents, isNoted)) > 0) return;
    // The mail and its booking say whom it was to: the history repeats no address. The kind has the name that stored events have.
    await recordInHistory(change, "mail-refused", { mail: id });
    if (!isClosed(booking.stage) && booking.waitingFor !== "us") await advance(change, { waitingFor: "us" });
  });
}
