import { and, desc, eq, gt, isNull, notExists, sql } from "drizzle-orm";
import { changeAsSoftware } from "~/booking/change/change-booking.server";
import { updateProgress, recordInHistory } from "~/booking/change/record-change.server";
import { isToCustomer } from "~/booking/mail/mail-problems.server";
import { isClosed } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import { bookingEvents, bookings, mails } from "~/db/schema.server";

const batchSize = 500;

/** Each failure is noted within minutes, so older mails are done. */
const isRecent = gt(mails.createdAt, sql`now() - interval '14 days'`);

/**
 * Makes a booking wait for the company after a mail to its customer failed, because the customer cannot answer it. Each mail counts once,
 * even with several processes.
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
    // The history repeats no address: the mail and the booking have it. The kind keeps the name of stored events.
    await recordInHistory(change, "mail-refused", { mail: id });
    if (!isClosed(booking.stage) && booking.waitingFor !== "us")
      await updateProgress(change, { waitingFor: "us" });
  });
}
