import { db } from "~/db/client.server";
import { bookingCounts } from "~/db/schema.server";

/** Returns how many bookings there are. Triggers maintain the counts, so the cost does not grow with the table. */
export async function countBookings(): Promise<{ total: number; pending: number }> {
  const [counts] = await db()
    .select({ total: bookingCounts.total, pending: bookingCounts.pending })
    .from(bookingCounts);
  return counts ?? { total: 0, pending: 0 };
}
