import { sql } from "drizzle-orm";
import { countedSpam } from "~/booking/spam/spam-days";
import { db, rows } from "~/db/client.server";
import { countUpToMax } from "./desk-counts.server";
import { withOwnerId } from "./filter";
import { and, plainConditions } from "./filter-sql.server";
import { listViews } from "./views";

type CountedView = "us" | "mine" | "unassigned" | "new";
type ViewCounts = Record<CountedView | "all" | "spam", number>;

/** Returns how many bookings each view of a member of staff has, one more than `maxCounted` for more than that; spam up to `countedSpam`. */
export async function countViews(staffId: string): Promise<ViewCounts> {
  // An index has the conditions of each view, so that this reads no more than it counts.
  const count = (view: CountedView) =>
    countUpToMax(and(plainConditions(withOwnerId(listViews[view], staffId))));
  const [counts] = await rows<ViewCounts & Record<string, unknown>>(
    db(),
    sql`select ${count("us")} as us, ${count("mine")} as mine, ${count("unassigned")} as unassigned,
      ${count("new")} as new, (select total::int from booking_counts) as all,
      (select count(*)::int from (
        select 1 from bookings where spam_at is not null limit ${countedSpam}::int
      ) marked) as spam`,
  );
  return counts ?? { us: 0, mine: 0, unassigned: 0, new: 0, all: 0, spam: 0 };
}
