import { and, desc } from "drizzle-orm";
import { db } from "~/db/client.server";
import { isPast } from "~/db/past-position.server";
import { bookings } from "~/db/schema.server";
import type { Position } from "~/lib/cursor";
import type { ListFilter } from "./filter";
import { plainConditions } from "./filter-sql.server";
import { type FullBooking, readByIds } from "./full-bookings.server";

/**
 * Returns up to `limit` bookings that match a filter, newest first, whatever its order. Its search is ignored.
 *
 * @param after the last booking of the page before
 */
export async function pageBookings(
  filter: ListFilter,
  limit: number,
  after: Position | undefined,
): Promise<FullBooking[]> {
  const found = await db()
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(...plainConditions(filter), isPast(bookings, after)))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit);
  const page: FullBooking[] = [];
  for await (const batch of readByIds(found.map(({ id }) => id))) page.push(...batch);
  return page;
}
