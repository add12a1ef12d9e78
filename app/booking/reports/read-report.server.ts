import { sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import { sqlTime } from "~/db/sql-parts.server";
import { toTimeRange } from "~/lib/day-range";
import { timeZone } from "~/lib/pacific-time";
import type { Period } from "./period";
import type { WaitDays, Report, RequestCount, FunnelEnd, QuoteSums, VisitCount } from "./report";

/** Matches events that count as progress. Repeats the condition of `booking_events_progress_idx`. */
export const isMilestone = sql`(
  kind in ('message-sent', 'quote-sent', 'quote-accepted', 'visit-scheduled')
  or kind = 'stage-changed' and detail ->> 'to' = 'declined'
)`;

const maxPeople = 50;

export async function readReport(period: Period): Promise<Report> {
  const { since, before } = toTimeRange(period);
  if (!since || !before) throw new Error("A report needs a first and a last day.");
  const isWithin = (moment: string) =>
    sql`${sql.raw(moment)} >= ${sqlTime(since)} and ${sql.raw(moment)} < ${sqlTime(before)}`;
  const requests = sql`(
    select service, stage, waiting_for, progress.*,
      to_char(created_at at time zone ${timeZone}, 'YYYY-MM') as month,
      extract(epoch from answered_at - created_at) / 86400 as answer_days,
      extract(epoch from quoted_at - created_at) / 86400 as quote_days
    from bookings cross join lateral (
      select
        min(booking_events.created_at) filter (where kind <> 'quote-accepted') as answered_at,
        min(booking_events.created_at) filter (where kind = 'quote-sent') as quoted_at,
        coalesce(bool_or(kind = 'quote-accepted'), false) as is_accepted,
        coalesce(bool_or(kind = 'visit-scheduled'), false) as is_scheduled
      from booking_events where booking_id = bookings.id and ${isMilestone}
    ) progress
    where ${isWithin("bookings.created_at")} and spam_at is null
  ) requests`;
  const isOfSpam = sql`booking_id in (select id from bookings where spam_at is not null)`;
  return {
    requests: await rows<RequestCount>(
      db(),
      sql`select month, service, count(*)::int as count from ${requests} group by month, service`,
    ),
    stops: await rows<FunnelEnd>(
      db(),
      sql`select
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
          count(*)::int as count
        from ${requests} group by 1, 2`,
    ),
    ...groupWaits(
      await rows<WaitRow>(
        db(),
        sql`select month,
            to_jsonb(percentile_cont(array[0.5, 0.9]) within group (order by answer_days::float8)) as answer,
            to_jsonb(percentile_cont(array[0.5, 0.9]) within group (order by quote_days::float8)) as quote
          from ${requests} group by grouping sets ((month), ())`,
      ),
    ),
    sums: groupSums(
      await rows<OutcomeSum>(
        db(),
        sql`select
            case when state = 'accepted' then state when state = 'sent' and valid_until > now() then 'open' else 'lost' end as outcome,
            count(*)::int as quotes, sum(total_cents)::float8 as cents
          from quotes where ${isWithin("created_at")} and state <> 'withdrawn' and not ${isOfSpam} group by outcome`,
      ),
    ),
    visits: await rows<VisitCount>(
      db(),
      sql`select users.full_name as name, count(*)::int as visits, sum(minutes)::int as minutes
        from visits left join users on users.id = staff_id
        where ${isWithin("starts_at")} and visits.canceled_at is null and not ${isOfSpam}
        group by users.id order by users.id is null, visits desc, name limit ${maxPeople}::int`,
    ),
  };
}

/** Median and 90th percentile in days, of a month, or of the period if `month` is null. */
type WaitRow = {
  month: string | null;
  answer: WaitDays;
  quote: WaitDays;
};

function groupWaits(waitRows: WaitRow[]): Pick<Report, "waits" | "allWaits"> {
  const allWaits = waitRows.find(({ month }) => month === null) ?? { answer: null, quote: null };
  const waits = Object.fromEntries(waitRows.flatMap((wait) => (wait.month ? [[wait.month, wait]] : [])));
  return { waits, allWaits };
}

type OutcomeSum = {
  outcome: Exclude<keyof QuoteSums, "quoted">;
  quotes: number;
  cents: number;
};

function groupSums(outcomeSums: OutcomeSum[]): QuoteSums {
  const sumOf = (outcomes: OutcomeSum[]) => ({
    quotes: outcomes.reduce((sum, { quotes }) => sum + quotes, 0),
    cents: outcomes.reduce((sum, { cents }) => sum + cents, 0),
  });
  const sumOfOutcome = (name: OutcomeSum["outcome"]) =>
    sumOf(outcomeSums.filter(({ outcome }) => outcome === name));
  return {
    quoted: sumOf(outcomeSums),
    accepted: sumOfOutcome("accepted"),
    open: sumOfOutcome("open"),
    lost: sumOfOutcome("lost"),
  };
}
