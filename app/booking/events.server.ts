import type { Database } from "~/db/client.server";
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
