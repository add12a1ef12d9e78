import { and, eq, gt, inArray, isNull, max } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { findEvents } from "~/booking/record/events.server";
import { db } from "~/db/client.server";
import { type BookingEventKind, bookingEvents } from "~/db/schema.server";

/** Returns the event of the last time that a booking was marked as spam; null if it never was. */
export async function findLastMark(bookingId: string, database = db()) {
  const [mark] = await findEvents(bookingId, { kinds: ["marked-spam"] }, database);
  return mark ?? null;
}

/** What a visitor can do on the private page; with an actor, the same was done by staff. */
const answers: BookingEventKind[] = [
  "message-received",
  "file-received",
  "date-requested",
  "quote-accepted",
  "quote-declined",
  "stage-changed",
];

/**
 * Returns which of these bookings have a reply of their customer from after the last mark as spam: a sign that the mark is a mistake.
 *
 * @param ids of marked bookings, bounded by the caller
 */
export async function findAnsweredSpam(ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const mark = alias(bookingEvents, "mark");
  // By id, because events are recorded under the booking's lock: the times are those at which their transactions began.
  const lastMark = db()
    .select({ id: max(mark.id) })
    .from(mark)
    .where(and(eq(mark.bookingId, bookingEvents.bookingId), eq(mark.kind, "marked-spam")));
  const found = await db()
    .selectDistinct({ bookingId: bookingEvents.bookingId })
    .from(bookingEvents)
    .where(
      and(
        inArray(bookingEvents.bookingId, ids),
        isNull(bookingEvents.actor),
        inArray(bookingEvents.kind, answers),
        gt(bookingEvents.id, lastMark),
      ),
    );
  return new Set(found.map(({ bookingId }) => bookingId));
}
