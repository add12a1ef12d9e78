import { readLastBackup } from "~/backup/last-backup.server";
import { readLastCopy } from "~/backup/last-copy.server";
import { isLate } from "~/backup/late";
import { formatPacificLong } from "~/lib/pacific-time";
import { env } from "~/process/env.server";
import { findFirstAccountTime } from "~/staff/accounts/users.server";

/** Whether backups are made, as the dashboard tells administrators. */
export interface BackupState {
  /** When the last backup was made that can be restored; null where there is none. */
  made: string | null;
  /** What is wrong: the last run failed, it was made but the site has lost files, or none was made for more than a day. */
  fault: "failed" | "incomplete" | "late" | null;
  /** What the command has printed. */
  message: string;
  /** When backups were last copied off the machine; null if never. */
  copied: string | null;
  /** Whether a copy is set up, and none was made for more than a day. */
  isCopyLate: boolean;
}

/**
 * Returns when the last backup was made and what is wrong with backups. A site without any gets a day before that is called a fault;
 * one that is not in production needs none.
 */
export async function readBackupState(now = Date.now()): Promise<BackupState> {
  const copiedAt = await readLastCopy();
  const isCopyLate = copiedAt !== undefined && isLate("copy", copiedAt, now);
  const copied = copiedAt?.getTime() ? formatPacificLong(copiedAt) : null;
  return { ...(await findFault(now)), copied, isCopyLate };
}

async function findFault(now: number): Promise<Pick<BackupState, "made" | "fault" | "message">> {
  const last = await readLastBackup();
  const madeAt = last?.lastMadeAt ?? null;
  const made = madeAt && formatPacificLong(madeAt);
  if (last?.outcome === "failed" || last?.outcome === "incomplete")
    return { made, fault: last.outcome, message: last.message };
  const since = madeAt ?? (await findFirstAccountTime());
  const isFault = env().NODE_ENV === "production" && since !== null && isLate("backup", since, now);
  return { made, fault: isFault ? "late" : null, message: "" };
}
