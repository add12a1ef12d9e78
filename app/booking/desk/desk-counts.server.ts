import { type SQL, sql } from "drizzle-orm";
import { withOwnerId } from "~/booking/list/filter";
import { and, plainConditions } from "~/booking/list/filter-sql.server";
import { maxCounted } from "~/booking/list/list-limits";
import { listViews } from "~/booking/list/views";
import { lateMs } from "~/booking/list/waiting-time";
import { countedSpam } from "~/booking/spam/spam-days";
import { db, rows } from "~/db/client.server";

/** Each count goes up to one more than `maxCounted`. Times are null without a booking. */
export interface DeskCounts {
  mine: number;
  mineSince: Date | null;
  forUs: number;
  /** Bookings that have waited longer than `lateMs`. */
  late: number;
  unassigned: number;
  unassignedSince: Date | null;
  replies: number;
  lastReply: Date | null;
}

// Literals match the conditions of the indexes.

/** Matches bookings that wait for the company. Uses only columns of `bookings`. */
export const isForUs = sql`waiting_for = 'us' and spam_at is null`;
const isUnassigned = sql`owner_id is null and ${isForUs}`;
/** Matches bookings with an unread reply. Uses only columns of `bookings`. */
export const hasUnreadReply = sql`replied_at is not null and spam_at is null`;

/** Reads the numbers of the desk. Each count and time reads one index, up to the limit. */
export async function readDeskCounts(staffId: string, now = new Date()): Promise<DeskCounts> {
  const isMine = sql`owner_id = ${staffId}::uuid and ${isForUs}`;
  const lateSince = new Date(now.getTime() - lateMs).toISOString();
  const [counts] = await rows<{
    [Name in keyof DeskCounts]: DeskCounts[Name] extends number ? number : number | null;
  }>(
    db(),
    sql`select
      ${countUpToMax(isMine)} as "mine",
      ${firstTime(sql`waiting_since`, isMine)} as "mineSince",
      ${countUpToMax(isForUs)} as "forUs",
      ${countUpToMax(sql`${isForUs} and waiting_since < ${lateSince}::timestamptz`)} as "late",
      ${countUpToMax(isUnassigned)} as "unassigned",
      ${firstTime(sql`waiting_since`, isUnassigned)} as "unassignedSince",
      ${countUpToMax(hasUnreadReply)} as "replies",
      ${firstTime(sql`replied_at`, hasUnreadReply, sql`desc`)} as "lastReply"`,
  );
  if (!counts) throw new Error("A query without a table returns a row.");
  return {
    ...counts,
    mineSince: toDate(counts.mineSince),
    unassignedSince: toDate(counts.unassignedSince),
    lastReply: toDate(counts.lastReply),
  };
}

export function countUpToMax(condition: SQL): SQL {
  return sql`(select count(*)::int from (
    select 1 from bookings where ${condition} limit ${maxCounted + 1}::int
  ) counted)`;
}

/** Returns milliseconds, because drivers return this query's dates in different forms. */
function firstTime(column: SQL, condition: SQL, direction = sql`asc`): SQL {
  return sql`(select extract(epoch from ${column})::float8 * 1000 from bookings
    where ${condition} order by ${column} ${direction}, id ${direction} limit 1)`;
}

function toDate(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds);
}

type CountedView = "us" | "mine" | "unassigned" | "new";
type ViewCounts = Record<CountedView | "all" | "spam", number>;

/** Counts the bookings in a staff member's views up to one more than `maxCounted`, and spam up to `countedSpam`. */
export async function countViews(staffId: string): Promise<ViewCounts> {
  // Each view has an index with its conditions, so the query reads only the rows that it counts.
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
