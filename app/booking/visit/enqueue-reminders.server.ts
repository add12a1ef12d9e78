import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { changeAsSoftware } from "~/booking/change/change-booking.server";
import { reminderTime } from "~/booking/mail/reminder-time";
import { enqueueVisitorMail, isUnsent } from "~/booking/mail/visitor-mail.server";
import { findVisits, type Visit } from "~/booking/visit/find-visit.server";
import { db } from "~/db/client.server";
import { databaseTime } from "~/db/clock.server";
import { bookings, visits } from "~/db/schema.server";
import { hourMs } from "~/lib/time";
import * as text from "~/messages/mails/visitor";
import { toVisitMailParts } from "./visits.server";

/** Visits that one call examines: more than any company has within two days. */
const batchSize = 1_000;
/** Milliseconds: the longest time from 9:00 AM to the end of the next day, when clocks go back in between. */
const maxWaitMs = 40 * hourMs;

/**
 * Queues a reminder of every scheduled visit that is due, once for each visit and change, even with several processes. Skips visits that
 * were scheduled or changed since the reminder time, because their own mail was just sent. Uses the database's time by default, so a
 * process with a wrong clock sends no early reminder.
 */
export async function enqueueReminders(time?: Date): Promise<void> {
  const now = time ?? (await databaseTime());
  const key = sql`'reminder-' || ${visits.id} || '-' || ${visits.sequence}`;
  const soon = await db()
    .select({
      id: visits.id,
      bookingId: visits.bookingId,
      startsAt: visits.startsAt,
      updatedAt: visits.updatedAt,
    })
    .from(visits)
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .where(
      and(
        eq(bookings.stage, "scheduled"),
        isNull(visits.canceledAt),
        gt(visits.startsAt, now),
        lt(visits.startsAt, new Date(now.getTime() + maxWaitMs)),
        isUnsent(key),
      ),
    )
    .orderBy(asc(visits.startsAt), asc(visits.id))
    .limit(batchSize);
  const due = soon.filter((visit) => isDue(visit, now));
  for (const visit of due) await enqueueReminder(visit, now);
}

/** Checks the visit again under the booking's lock, because it may have changed. */
async function enqueueReminder({ id, bookingId }: Pick<Visit, "id" | "bookingId">, now: Date): Promise<void> {
  await changeAsSoftware(bookingId, async ({ transaction, booking }) => {
    const visit = (await findVisits(bookingId, transaction)).find((each) => each.id === id);
    if (booking.stage !== "scheduled" || booking.spamAt || !visit || !isDue(visit, now)) return;
    const onceKey = `reminder-${visit.id}-${visit.sequence}`;
    await enqueueVisitorMail(transaction, booking, () => ({
      kind: "visit-reminder",
      ...text.reminder,
      onceKey,
      ...toVisitMailParts(booking, visit, "scheduled"),
    }));
  });
}

function isDue({ startsAt, updatedAt }: Pick<Visit, "startsAt" | "updatedAt">, now: Date): boolean {
  const time = reminderTime(startsAt);
  return time <= now && updatedAt < time && now < startsAt;
}
