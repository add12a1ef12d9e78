import { sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { timeZone } from "~/lib/pacific-time";

/** Days that one transaction counts, and transactions of one sweep. */
const [batchSize, batchesOfSweep] = [10, 200];

/** Counts the days that have changed, the newest first, and those that never were: the reports' part of a sweep. */
export async function countChangedDays(): Promise<void> {
  for (let batch = 0; batch < batchesOfSweep; batch++) if ((await countBatch()) < batchSize) return;
}

/** The same for a page that waits for it: leaves it to the next sweep if the days have more than `atOnce` requests. */
export async function countFewChangedDays(atOnce: number): Promise<void> {
  const [found] = await rows<{ count: number }>(
    db(),
    sql`select count(*)::int as count from (
        select from (select distinct day from report_changes) changed
          cross join lateral (
            select from bookings
            where created_at >= ${midnight(sql`day`)} and created_at < ${midnight(sql`day + 1`)} and spam_at is null
            limit ${atOnce + 1}::int
          ) bookings
        limit ${atOnce + 1}::int
      ) requests`,
  );
  if ((found?.count ?? 0) <= atOnce) await countChangedDays();
}

/** Returns how many days were counted. One process at a time, so that no older count replaces a newer one. */
function countBatch(): Promise<number> {
  return db().transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('report-days'))`);
    await noteFirstDays(transaction);
    const changed = await rows<{ day: string }>(
      transaction,
      sql`delete from report_changes where day in (
          select day from report_changes group by day order by day desc limit ${batchSize}::int
        ) returning day::text`,
    );
    const days = [...new Set(changed.map(({ day }) => day))];
    if (days.length > 0) await countDays(transaction, days);
    return days.length;
  });
}

/** Notes every day there is if none was ever counted, as after the update from a release without these numbers. */
async function noteFirstDays(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    insert into report_changes (day)
    select generate_series(${localDay(sql`min(first)`)}, ${localDay(sql`max(last)`)}, interval '1 day')
    from (
      select min(created_at) as first, max(created_at) as last from bookings where spam_at is null
      union all select min(created_at), max(created_at) from quotes
      union all select min(starts_at), max(starts_at) from visits
    ) ends
    where not exists (select from report_days)`);
}

/**
 * Requests are read from indexes alone: `bookings_filter_idx`, `booking_events_progress_idx`. `quotes_sums_idx` and `visits_sums_idx` find
 * the quotes and visits of a day, which are few, and `bookings_spam_idx` those that belong to spam.
 */
async function countDays(transaction: Database, days: string[]): Promise<void> {
  const hours = (moment: string) =>
    sql`round(extract(epoch from ${sql.raw(moment)} - bookings.created_at) / 3600)::int`;
  await transaction.execute(sql`
    with days as materialized (
      select day, ${midnight(sql`day`)} as since, ${midnight(sql`day + 1`)} as before
      from unnest(${`{${days.join(",")}}`}::date[]) as day
    ), requests as materialized (
      select
        day, service,
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
        ${hours("answered_at")} as answer_hours,
        ${hours("quoted_at")} as quote_hours
      from days cross join lateral (
        select bookings.*, progress.* from bookings cross join lateral (
          select
            min(created_at) filter (where kind <> 'quote-accepted') as answered_at,
            min(created_at) filter (where kind = 'quote-sent') as quoted_at,
            bool_or(kind = 'quote-accepted') as is_accepted,
            bool_or(kind = 'visit-scheduled') as is_scheduled
          from booking_events where booking_id = bookings.id and ${isMilestone}
        ) progress
        where bookings.created_at >= since and bookings.created_at < before and spam_at is null
        -- Keeps the planner, which expects far more requests of a day, from following all requests before it looks at the days.
        offset 0
      ) bookings
    ), counts as (
      select day, 'requests' as name, jsonb_build_array(service, count(*)) as entry from requests group by day, service
      union all
      select day, 'stops', jsonb_build_array(step, reason, count(*)) from requests group by day, step, reason
      union all
      select day, 'answers', jsonb_build_array(answer_hours, count(*)) from requests
      where answer_hours is not null group by day, answer_hours
      union all
      select day, 'quotes', jsonb_build_array(quote_hours, count(*)) from requests
      where quote_hours is not null group by day, quote_hours
      union all
      select day, 'sums', jsonb_build_array(state, expires, count(*), sum(total_cents))
      from days
        join quotes on created_at >= since and created_at < before and state <> 'withdrawn' and not ${isOfSpam}
        cross join lateral (
          select case when state = 'sent' then extract(epoch from valid_until)::bigint end as expires
        ) expiry
      group by day, state, expires
      union all
      select day, 'visits', jsonb_build_array(staff_id, count(*), sum(minutes))
      from days join visits on starts_at >= since and starts_at < before and canceled_at is null and not ${isOfSpam}
      group by day, staff_id
    ), lists as (
      select day, name, jsonb_agg(entry) as entries from counts group by day, name
    )
    insert into report_days (day, sums)
    select day, coalesce(jsonb_object_agg(name, entries) filter (where name is not null), '{}')
    from days left join lists using (day) group by day
    on conflict (day) do update set sums = excluded.sums`);
}

/** Whether a quote or visit belongs to a request that is marked as spam. */
const isOfSpam = sql`booking_id in (select id from bookings where spam_at is not null)`;

/** Whether an event says how far a request has come and how fast. As in `booking_events_progress_idx`. */
export const isMilestone = sql`(
  kind in ('message-sent', 'quote-sent', 'quote-accepted', 'visit-scheduled')
  or kind = 'stage-changed' and detail ->> 'to' = 'declined'
)`;

const zone = sql.raw(`'${timeZone}'`);

/** The beginning of a day in Pacific time. */
const midnight = (day: ReturnType<typeof sql>) => sql`((${day})::timestamp at time zone ${zone})`;

const localDay = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone ${zone})::date`;
