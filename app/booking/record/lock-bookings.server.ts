import { inArray } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { bookings } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";

/**
 * Locks bookings until the transaction ends, in the order of their ids, so that two changes of several bookings cannot deadlock.
 *
 * @returns the ids of those that exist, each once
 */
export async function lockBookings(transaction: Database, ids: readonly string[]): Promise<string[]> {
  const known = [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))];
  if (known.length === 0) return [];
  const locked = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.id, known))
    .orderBy(bookings.id)
    .for("update");
  return locked.map(({ id }) => id);
}
