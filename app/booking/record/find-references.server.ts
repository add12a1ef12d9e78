import { inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";

/** Returns the stored references of bookings by id; without those that do not exist. */
export async function findReferences(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, reference } = bookings;
  const found = await db()
    .select({ id, reference })
    .from(bookings)
    .where(inArray(id, [...ids]));
  return new Map(found.map((booking) => [booking.id, booking.reference]));
}
