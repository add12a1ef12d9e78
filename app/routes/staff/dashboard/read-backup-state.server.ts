import { isLate } from "~/backup/backup-age";
import { readLastBackup, readLastCopy } from "~/backup/last-backup.server";
import { formatPacificLong } from "~/lib/pacific-time";
import { env } from "~/process/env.server";
import { findFirstAccountTime } from "~/staff/accounts/users.server";

/** Whether backups are made, as the dashboard tells administrators. */
export type BackupState = Awaited<ReturnType<typeof readBackupState>>;

/**
 * Returns when the last backup was made and what is wrong with backups. A site without any gets a day before that is called a fault;
 * one that is not in production needs none.
 */
export async function readBackupState() {
  const copiedAt = await readLastCopy();
  return {
    ...(await findFault()),
    /** When backups were last copied off the machine; null if never. */
    copied: copiedAt?.getTime() ? formatPacificLong(copiedAt) : null,
    /** Whether a copy is set up, and none was made for more than a day. */
    isCopyLate: copiedAt !== undefined && isLate("copy", copiedAt),
  };
}

/**
 * @returns `made`: when the last backup was made that can be restored; null where there is none. `fault`: the last run failed, it was made
 *   but the site has lost files, or none was made for more than a day. `message`: what the command has printed
 */
async function findFault() {
  const last = await readLastBackup();
  const madeAt = last?.lastMadeAt ?? null;
  const made = madeAt && formatPacificLong(madeAt);
  if (last?.outcome === "failed" || last?.outcome === "incomplete")
    return { made, fault: last.outcome, message: last.message };
  const since = madeAt ?? (await findFirstAccountTime());
  const isFault = env().NODE_ENV === "production" && since !== null && isLate("backup", since);
  return { made, fault: isFault ? ("late" as const) : null, message: "" };
}
