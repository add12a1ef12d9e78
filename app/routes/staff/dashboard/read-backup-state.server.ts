import { isLate } from "~/backup/backup-age";
import { readLastBackup, readLastCopy } from "~/backup/last-backup.server";
import { formatPacificLong } from "~/lib/pacific-time";
import { env } from "~/process/env.server";
import { findFirstAccountTime } from "~/staff/accounts/users.server";

export type BackupState = Awaited<ReturnType<typeof readBackupState>>;

/**
 * Returns when the last backup was made and what is wrong with backups. A site that has no backup yet has a day before that counts as a
 * fault. Outside production, backups are optional.
 */
export async function readBackupState() {
  const copiedAt = await readLastCopy();
  return {
    ...(await findFault()),
    /** When backups were last copied off the machine; null if never. */
    copied: copiedAt?.getTime() ? formatPacificLong(copiedAt) : null,
    /** Whether a copy is configured, but none was made for more than a day. */
    isCopyLate: copiedAt !== undefined && isLate("copy", copiedAt),
  };
}

/**
 * Finds the fault of the backups.
 *
 * @returns `made`: when the last restorable backup was made; null without one. `fault`: the last run failed, or it succeeded but the site
 *   has lost files, or no backup was made for more than a day. `message`: the command's output
 */
async function findFault() {
  const lastBackup = await readLastBackup();
  const madeAt = lastBackup?.lastMadeAt ?? null;
  const made = madeAt && formatPacificLong(madeAt);
  if (lastBackup?.outcome === "failed" || lastBackup?.outcome === "incomplete")
    return { made, fault: lastBackup.outcome, message: lastBackup.message };
  const since = madeAt ?? (await findFirstAccountTime());
  const isFault = env().NODE_ENV === "production" && since !== null && isLate("backup", since);
  return { made, fault: isFault ? ("late" as const) : null, message: "" };
}
