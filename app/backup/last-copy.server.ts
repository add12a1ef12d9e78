import { stat } from "node:fs/promises";
import path from "node:path";
import { env } from "~/process/env.server";

/** In the data folder; an empty file. */
export const copyMark = "backup-copied";

/**
 * Returns when backups were last copied off this machine: the time of a file that the unit of the copy touches after each good one,
 * because rclone knows nothing of the database. 1970 where a copy is set up and none has succeeded; undefined where none is set up.
 */
export async function readLastCopy(): Promise<Date | undefined> {
  const mark = await stat(path.join(env().DATA_DIR, copyMark)).catch(() => undefined);
  return mark?.mtime;
}
