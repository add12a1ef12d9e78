import { sql } from "drizzle-orm";
import { rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { outcomes, type RequestCount, type Sums, type VisitCount } from "./report";
import { isWithin, monthOf, type TimeRange } from "./time-range.server";

/** Counts the requests of the range by month and service. */
export function countRequests(database: Database, range: TimeRange): Promise<RequestCount[]> {
  return rows<RequestCount>(
    database,
    sql`select ${monthOf(sql`created_at`)} as month, service, count(*)::int as count from bookings
      where spam_at is null and ${isWithin(sql`created_at`, range)}
      group by 1, 2 order by 1, 2`,
  );
}

type Outcome = (typeof outcomes)[number];

/** Adds up the quotes that were sent in the range; withdrawn ones are left out, so that none is counted twice. */
export async function sumQuotes(database: Database, range: TimeRange, now: Date): Promise<Sums> {
  const found = await rows<{ outcome: Outcome; quotes: number; cents: number }>(
    database,
    sql`select
        case
          when state = 'accepted' then 'accepted'
          when state = 'sent' and valid_until > ${now.toISOString()}::timestamptz then 'open'
          else 'lost'
        end as outcome,
        count(*)::int as quotes, sum(total_cents)::float8 as cents
      from quotes where state <> 'withdrawn' and ${isWithin(sql`created_at`, range)}
      group by 1`,
  );
  const sumOf = (some: readonly Outcome[]) => {
    const those = found.filter(({ outcome }) => some.includes(outcome));
    return {
      quotes: those.reduce((sum, { quotes }) => sum + quotes, 0),
      cents: those.reduce((sum, { cents }) => sum + cents, 0),
    };
  };
  return {
    quoted: sumOf(outcomes),
    accepted: sumOf(["accepted"]),
    open: sumOf(["open"]),
    lost: sumOf(["lost"]),
  };
}

/** Members of staff that a report lists. */
const maxPeople = 50;

/** Adds up the visits that begin in the range by who goes, the most first; those of nobody last. */
export function sumVisits(database: Database, range: TimeRange): Promise<VisitCount[]> {
  return rows<VisitCount>(
    database,
    sql`select users.full_name as name, sums.visits, sums.minutes from (
        select staff_id, count(*)::int as visits, sum(minutes)::int as minutes from visits
        where canceled_at is null and ${isWithin(sql`starts_at`, range)}
        group by staff_id
      ) sums left join users on users.id = sums.staff_id
      order by users.id is null, sums.visits desc, users.full_name limit ${maxPeople}::int`,
  );
}
