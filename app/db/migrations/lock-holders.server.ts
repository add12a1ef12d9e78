import postgres from "postgres";

/** A session of PostgreSQL that holds what another one waits for. */
export interface LockHolder {
  pid: number;
  user: string;
  /** As the session named itself, such as `psql`. */
  application: string;
  /** Such as `active` or `idle in transaction`. */
  state: string;
  /** Since its transaction began. */
  seconds: number;
}

/** Milliseconds between two looks. A migration that does not wait ends before the first. */
const interval = 1_000;

/**
 * Looks on a connection of its own what a session waits for, once a second.
 *
 * @param pid of the session that may wait
 * @param advisoryLock that it also waits for, without being blocked by it
 * @param onChange called when other sessions hold the lock than before
 * @returns a function that stops looking and returns who held the lock last
 */
export function watchLockHolders(
  url: string,
  pid: number,
  advisoryLock: number | null,
  onChange: (holders: LockHolder[]) => void,
): () => Promise<LockHolder[]> {
  let last: LockHolder[] = [];
  let client: postgres.Sql | undefined;
  let looking = Promise.resolve();
  const look = async () => {
    client ??= postgres(url, {
      max: 1,
      connect_timeout: 5,
      onnotice: () => undefined,
      connection: { application_name: "datum3d-migration" },
    });
    const holders = await client<LockHolder[]>`
      select pid, coalesce(usename, '') as "user", application_name as application, coalesce(state, '') as state,
        extract(epoch from now() - coalesce(xact_start, backend_start))::int as seconds
      from pg_stat_activity
      where pid = any(pg_blocking_pids(${pid}))
        or pid in (select pid from pg_locks where locktype = 'advisory' and objid = ${advisoryLock}
          and granted and database = (select oid from pg_database where datname = current_database()))
      order by pid`;
    if (holders.length === 0) return;
    const isNew = holders.some((holder) => !last.some((known) => known.pid === holder.pid));
    last = [...holders];
    if (isNew) onChange(last);
  };
  // Nobody waits for what a look that fails would have told.
  const timer = setInterval(() => {
    looking = look().catch(() => undefined);
  }, interval);
  return async () => {
    clearInterval(timer);
    await looking;
    await client?.end({ timeout: 1 });
    return last;
  };
}

/** Describes sessions in words: `process 4711 (psql, user postgres, idle in transaction, for 52 s)`. */
export function describeHolders(holders: readonly LockHolder[]): string {
  if (holders.length === 0) return "a session that has ended meanwhile";
  return holders
    .map(({ pid, user, application, state, seconds }) => {
      const words = [application || "no name", `user ${user}`, state, `for ${seconds} s`].filter(Boolean);
      return `process ${pid} (${words.join(", ")})`;
    })
    .join(" and ");
}
