import { inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";

/** Returns the stored references of bookings by id; without those that do not exist. Null belongs to no booking. */
export async function findReferences(
  bookingIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(bookingIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const { id, reference } = bookings;
  const found = await db().select({ id, reference }).from(bookings).where(inArray(id, ids));
  return new Map(found.map((booking) => [booking.id, booking.reference]));
}
