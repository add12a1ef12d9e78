import { desc, eq } from "drizzle-orm";
import { type Database, db } from "~/db/client.server";
import { bookingEvents, type BookingEventKind } from "~/db/schema.server";

interface BookingEvent {
  bookingId: string;
  kind: BookingEventKind;
  /** The staff member's email; null for the visitor. */
  actor: string | null;
  detail?: Record<string, string>;
}

/** Adds a line to a booking's history. Pass the transaction of the change that it tells of. */
export async function recordBookingEvent(database: Database, event: BookingEvent): Promise<void> {
  await database.insert(bookingEvents).values(event);
}

/** The last hundred lines of a booking's history, newest first. */
export function eventsOfBooking(bookingId: string) {
  return db()
    .select({
      id: bookingEvents.id,
      kind: bookingEvents.kind,
      actor: bookingEvents.actor,
      detail: bookingEvents.detail,
      createdAt: bookingEvents.createdAt,
    })
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(desc(bookingEvents.id))
    .limit(100);
}
