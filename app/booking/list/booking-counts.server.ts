import { sql } from "drizzle-orm";
import { countedSpam } from "~/booking/spam/spam-days";
import { db, rows } from "~/db/client.server";
import { bookingCounts } from "~/db/schema.server";

/** Returns how many bookings there are. Triggers maintain the counts, so the cost does not grow with the table. */
export async function countBookings(): Promise<{ total: number; pending: number }> {
  const [counts] = await db()
    .select({ total: bookingCounts.total, pending: bookingCounts.pending })
    .from(bookingCounts);
  return counts ?? { total: 0, pending: 0 };
}

/** Returns how many bookings are marked as spam, up to `countedSpam`. */
export async function countSpam(): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db(),
    sql`select count(*)::int as count from (
      select 1 from bookings where spam_at is not null limit ${countedSpam}::int
    ) marked`,
  );
  return found?.count ?? 0;
}
