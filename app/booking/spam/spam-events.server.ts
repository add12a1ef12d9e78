import { and, eq, gt, inArray, isNull, max } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { findEvents } from "~/booking/record/events.server";
import { db } from "~/db/client.server";
import { type BookingEventKind, bookingEvents } from "~/db/schema.server";

export async function findLastMark(bookingId: string, database = db()) {
  const [mark] = await findEvents(bookingId, { kinds: ["marked-spam"] }, database);
  return mark ?? null;
}

/** Events from the private page. With an actor, they are events of staff. */
const visitorEvents: BookingEventKind[] = [
  "message-received",
  "file-received",
  "date-requested",
  "quote-accepted",
  "quote-declined",
  "stage-changed",
];

/**
 * Returns the spam bookings with a customer's reply after the last mark. Such a reply suggests that the mark is a mistake.
 *
 * @param ids marked bookings, bounded by the caller
 */
export async function findAnsweredSpam(ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const mark = alias(bookingEvents, "mark");
  // Compares ids, because events are recorded under the booking's lock. Their times are the starts of their transactions.
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
        inArray(bookingEvents.kind, visitorEvents),
        gt(bookingEvents.id, lastMark),
      ),
    );
  return new Set(found.map(({ bookingId }) => bookingId));
}
