import postgres from "postgres";

export interface LockHolder {
  pid: number;
  user: string;
  /** The `application_name`, such as `psql`. */
  application: string;
  state: string;
  /** Seconds since the start of its transaction. */
  seconds: number;
}

/** Milliseconds between two queries. A migration that does not wait ends before the first one. */
const interval = 1_000;

/**
 * Reads once a second, on a separate connection, which sessions block the session `pid`.
 *
 * @param pid the session that may wait
 * @param advisoryLock a lock that the session polls without being blocked by it
 * @param onChange called when a new session holds the lock
 * @returns a function that stops the watch and returns the last holders of the lock
 */
export function watchLockHolders(
  url: string,
  pid: number,
  advisoryLock: number | null,
  onChange: (holders: LockHolder[]) => void,
): () => Promise<LockHolder[]> {
  let last: LockHolder[] = [];
  let client: postgres.Sql | undefined;
  let query = Promise.resolve();
  const readHolders = async () => {
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
    const isNew = holders.some((holder) => !last.some((previous) => previous.pid === holder.pid));
    last = [...holders];
    if (isNew) onChange(last);
  };
  // The migration does not depend on this query, so errors are ignored.
  const timer = setInterval(() => {
    query = readHolders().catch(() => undefined);
  }, interval);
  return async () => {
    clearInterval(timer);
    await query;
    await client?.end({ timeout: 1 });
    return last;
  };
}

/** Describes sessions: `process 4711 (psql, user postgres, idle in transaction, for 52 s)`. */
export function describeHolders(holders: readonly LockHolder[]): string {
  if (holders.length === 0) return "a session that has ended meanwhile";
  return holders
    .map(({ pid, user, application, state, seconds }) => {
      const words = [application || "no name", `user ${user}`, state, `for ${seconds} s`].filter(Boolean);
      return `process ${pid} (${words.join(", ")})`;
    })
    .join(" and ");
}
