import postgres from "postgres";
import { serviceNames } from "~/booking/services";

const first =
  "Maria James Ana Robert Linda Wei Fatima John Olga Kwame Priya Lucas Emma Noah Mia Hugo Ines Omar Yuki Sven Tara Ivan Nora Paul Zara Felix Greta Malik Rosa Dmitri Chloe Abel Keiko Bruno Leila Oscar Hana Pedro Ruth Samir Vera Walter Xenia Yusuf Quinn Una Theo Celia Donal Esther";
const last =
  "Smith Garcia Johnson Nguyen Williams Martinez Brown Kim Davis Lopez Wilson Patel Anderson Okafor Thomas Rossi Moore Haddad Jackson Novak White Silva Harris Tanaka Clark Jensen Lewis Moreau Walker Kowalski Hall Petrov Young Fischer King Castillo Wright Mbeki Hill Larsen Green Ibrahim Baker Costa Nelson Yamada Carter Dubois Roberts Zielinski";

/**
 * Fills an empty, migrated PostgreSQL with `count` invented bookings, one a minute up to now, each with a preferred date within the
 * following two months. Updates the planner's statistics. A hundredth is pending, and the newest twentieth is in progress; the rest is done,
 * declined or canceled. Twelve members of staff share them. Each has the answers, quotes and visits of its stage.
 */
export async function fillBookings(url: string, count: number): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await client`set maintenance_work_mem = '256MB'`;
    const rebuildIndexes = await dropIndexes(client);
    await client`select setseed(0.5)`;
    await client`
      insert into users (full_name, email, password_hash)
      select 'Staff ' || i, 'bench' || i || '@example.com', '' from generate_series(1, 12) i`;
    await client`
      with owners as (
        select array_agg(id) as ids from users where email like 'bench%'
      ), names as (
        select
          i,
          i > ${count} * 0.95 as is_open,
          (string_to_array(${first}, ' '))[1 + floor(random() * random() * 50)] as first,
          (string_to_array(${last}, ' '))[1 + floor(random() * random() * 50)] as last,
          (array['818', '213', '702', '775', '503', '541', '415', '619'])[1 + floor(random() * 8)] as area,
          lpad(floor(random() * 10000000)::text, 7, '0') as number
        from generate_series(1, ${count}) i
      ), people as (
        select
          i,
          (array['Acme', 'Harbor', 'Summit', 'Cedar', 'Orbit', 'Quarry', 'Beacon', 'Delta'])[1 + floor(random() * random() * 8)]
            || ' ' || (array['Builders', 'Surveys', 'Architects', 'Holdings'])[1 + floor(random() * 4)] as company,
          i || ' ' || last || ' Street, ' || (array['Van Nuys', 'Burbank', 'Fresno', 'Oakland'])[1 + floor(random() * 4)]
            || ', California' as place,
          'The ' || (array['mechanical room', 'facade', 'warehouse', 'lobby', 'boiler house'])[1 + floor(random() * 5)]
            || ' and the corridor outside, before the '
            || (array['pumps', 'windows', 'stairs', 'pipes'])[1 + floor(random() * 4)] || ' are replaced. Number ' || number
            as scope,
          case
            when not is_open then (array['done', 'done', 'done', 'declined', 'canceled'])[1 + floor(random() * 5)]
            else (array['new', 'in-review', 'quoted', 'scheduled'])[1 + floor(random() * 4)]
          end as stage,
          first || ' ' || last as full_name,
          lower(first || '.' || last) || i || '@example.com' as email,
          '(' || area || ') ' || left(number, 3) || '-' || right(number, 4) as phone,
          area || number as digits
        from names
      )
      insert into bookings (
        reference, status, full_name, email, phone, contact_method, company, service_location, scan_type,
        preferred_date, purpose, project_scope, output_formats, budget_range, project_timeline,
        terms_accepted_at, privacy_consent_at, search_text, details_text, created_at, service, stage, owner_id, waiting_for,
        waiting_since
      )
      select
        'BENCH' || i, case when i % 100 = 0 then 0 else 1 end, full_name, email, phone,
        'Call', company, place, 'Commercial',
        case when random() < 0.9 then now() - (${count} - i) * interval '1 minute' + random() * interval '60 days' end,
        'Construction', scope,
        '{OBJ,PDF}', 500, 'Flexible', now(), now(),
        lower(full_name) || E'\n' || email || E'\n' || phone || E'\n' || digits,
        lower(company || E'\n' || place || E'\n' || scope),
        now() - (${count} - i) * interval '1 minute', (${[...serviceNames, ""]}::text[])[1 + floor(random() * 8)],
        stage, case when random() < 0.8 then ids[1 + floor(random() * 12)] end,
        case
          when stage in ('new', 'in-review') then 'us'
          when stage = 'quoted' then 'them'
          else 'nobody'
        end,
        now() - (${count} - i) * interval '1 minute'
      from people, owners
      order by i`;
    await rebuildIndexes();
    await addWork(client);
    await client`vacuum analyze bookings, booking_events, quotes, visits`;
  } finally {
    await client.end();
  }
}

/**
 * Adds events, quotes and visits without triggers and foreign key checks: the reports count each booking's day and the last day of visits
 * anyway. The visits around today are limited to the capacity of twelve people. Otherwise a week would reach the calendar's maximum of 500.
 */
async function addWork(client: postgres.Sql): Promise<void> {
  await client`set session_replication_role = replica`;
  await client`
    insert into booking_events (booking_id, kind, created_at)
    select id, kind, created_at + hours * (0.5 + random()) * interval '1 hour'
    from bookings cross join (values
      ('created', 0, 'new'), ('viewed', 2, 'in-review'), ('message-sent', 5, 'in-review'), ('quote-sent', 20, 'quoted'),
      ('quote-accepted', 70, 'scheduled'), ('visit-scheduled', 72, 'scheduled')
    ) work (kind, hours, since)
    where array_position(array['new', 'in-review', 'quoted', 'scheduled', 'done', 'declined', 'canceled'], stage)
      >= array_position(array['new', 'in-review', 'quoted', 'scheduled'], since)`;
  await client`
    insert into quotes (id, booking_id, number, lines, total_cents, valid_until, state, author, created_at)
    select
      gen_random_uuid(), id, 1, '[]', 10000 * (1 + floor(random() * 40)), date_trunc('day', created_at) + interval '32 days',
      case stage when 'quoted' then 'sent' when 'declined' then 'declined' when 'canceled' then 'withdrawn' else 'accepted' end,
      'bench1@example.com', created_at + interval '20 hours'
    from bookings where stage not in ('new', 'in-review')`;
  await client`
    insert into visits (booking_id, starts_at, minutes, staff_id)
    select id, date_trunc('hour', created_at) + interval '5 days', 120, owner_id
    from bookings where stage in ('scheduled', 'done') and (created_at < now() - interval '20 days' or random() < 0.01)`;
  await client`set session_replication_role = default`;
}

/** Drops the indexes, because building them after the inserts takes a fraction of the time. Returns a function that builds them. */
async function dropIndexes(client: postgres.Sql): Promise<() => Promise<void>> {
  const indexes = await client<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'bookings' and indexdef not ilike 'create unique %'`;
  for (const { name } of indexes) await client`drop index ${client(name)}`;
  return async () => {
    for (const { definition } of indexes) await client.unsafe(definition);
  };
}
