import { sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";

/**
 * While a backup runs, the content of files is not removed: the backup first takes a snapshot of the rows and then copies the files
 * that they name. Removals wait in `file_removals` for the next sweep.
 *
 * Whoever removes content deletes its row first, commits, and then asks `areRemovalsHeld`. So a backup that began after the answer
 * does not have the row.
 */

/** The advisory lock that a backup of PostgreSQL holds: an arbitrary key, the same in every process of this app. */
export const removalLock = 20_261_102;

let holds = 0;

/**
 * Holds removals of this process, the only one with an embedded database.
 *
 * @returns a function that ends this hold
 */
export function holdRemovals(): () => void {
  holds++;
  let isHeld = true;
  return () => {
    if (isHeld) holds--;
    isHeld = false;
  };
}

/** Whether a backup is running: content must not be removed now. */
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
