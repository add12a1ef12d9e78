import { sql } from "drizzle-orm";
import { rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import type { Days, Funnel, Stop, Waits } from "./report";
import { isWithin, monthOf, type TimeRange } from "./time-range.server";

interface Group extends Record<string, unknown> {
  month: string | null;
  step: number | null;
  reason: Stop["reason"] | null;
  count: number;
  answer: [number | null, number | null] | null;
  quote: [number | null, number | null] | null;
}

/**
 * Follows the requests of the range: how far each has come, why it is there, and the days until its first answer and its first quote.
 * All of it is in two indexes (`bookings_filter_idx`, `booking_events_milestones_idx`).
 */
export async function readFunnel(database: Database, range: TimeRange): Promise<Funnel> {
  const groups = await rows<Group>(
    database,
    sql`with requests as (
        select id, stage, waiting_for, created_at from bookings
        where spam_at is null and ${isWithin(sql`created_at`, range)}
      ), milestones as (
        select
          booking_id,
          min(created_at) filter (where kind <> 'quote-accepted') as answered_at,
          min(created_at) filter (where kind = 'quote-sent') as quoted_at,
          bool_or(kind = 'quote-accepted') as is_accepted,
          bool_or(kind = 'visit-scheduled') as is_scheduled
        from booking_events
        where ${isMilestone} and created_at >= ${range.since.toISOString()}::timestamptz
        group by booking_id
      ), followed as (
        select
          ${monthOf(sql`requests.created_at`)} as month,
          case
            when stage = 'done' then 4 when is_scheduled or stage = 'scheduled' then 3 when is_accepted then 2
            when quoted_at is not null or stage = 'quoted' then 1 else 0
          end as step,
          case
            when stage in ('done', 'declined', 'canceled') then stage
            when stage = 'scheduled' then 'visit'
            when waiting_for = 'them' then 'them'
            else 'us'
          end as reason,
          extract(epoch from answered_at - requests.created_at)::float8 / 86400 as answer_days,
          extract(epoch from quoted_at - requests.created_at)::float8 / 86400 as quote_days
        from requests left join milestones on milestones.booking_id = requests.id
      )
      select
        month, step, reason, count(*)::int as count,
        to_jsonb(percentile_cont(array[0.5, 0.9]) within group (order by answer_days)) as answer,
        to_jsonb(percentile_cont(array[0.5, 0.9]) within group (order by quote_days)) as quote
      from followed group by grouping sets ((month), (step, reason), ())`,
  );
  return toFunnel(groups);
}

/** As in `booking_events_milestones_idx`. */
const isMilestone = sql`(
  kind in ('message-sent', 'quote-sent', 'quote-accepted', 'visit-scheduled')
  or kind = 'stage-changed' and detail ->> 'to' = 'declined'
)`;

function toFunnel(groups: Group[]): Funnel {
  const waits: Funnel["waits"] = {};
  const stops: Stop[] = [];
  let allWaits: Waits = { answer: null, quote: null };
  for (const { month, step, reason, count, answer, quote } of groups) {
    const wait = { answer: toDays(answer), quote: toDays(quote) };
    if (month !== null) waits[month] = wait;
    else if (step !== null && reason !== null) stops.push({ step, reason, count });
    else allWaits = wait;
  }
  return { stops, waits, allWaits };
}

function toDays(found: Group["answer"]): Days {
  const [median, most] = found ?? [];
  return median === null || median === undefined || most === null || most === undefined
    ? null
    : [median, most];
}
