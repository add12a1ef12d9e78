import { sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";

/** The advisory lock of a PostgreSQL backup: an arbitrary key, the same in every process of this app. */
export const removalLock = 20_261_102;

let holds = 0;

/** Holds the removals of this process, which is the only one that uses an embedded database. Returns a function that ends this hold. */
export function holdRemovals(): () => void {
  holds++;
  let isHeld = true;
  return () => {
    if (isHeld) holds--;
    isHeld = false;
  };
}

/**
 * Returns whether a backup is running. Meanwhile file contents are not removed, because the backup first takes a snapshot of the rows and
 * then copies their files. Removals wait in `file_removals` for the next sweep.
 *
 * The remover of a content first deletes its row, commits, and then calls this function. So a backup that began after that call does not
 * have the row.
 */
export async function areRemovalsHeld(): Promise<boolean> {
  if (holds > 0) return true;
  const [row] = await rows<{ held: boolean }>(
    db(),
    sql`select exists (
      select from pg_locks where locktype = 'advisory' and granted and mode = 'ExclusiveLock' and classid = 0
        and objid = ${removalLock} and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
    ) as held`,
  );
  return row?.held === true;
}
