import { and, desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookingEvents } from "~/db/schema.server";

/** Returns the event of the last time that a booking was marked as spam; null if it never was. */
export async function findLastMark(bookingId: string, database = db()) {
  const [mark] = await database
    .select({ actor: bookingEvents.actor, detail: bookingEvents.detail })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.kind, "marked-spam")))
    .orderBy(desc(bookingEvents.id))
    .limit(1);
  return mark ?? null;
}
