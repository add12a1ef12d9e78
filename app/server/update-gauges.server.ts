import { readLastBackup, readLastCopy } from "~/backup/last-backup.server";
import { isDatabaseReachable } from "~/db/client.server";
import { clockSkewSeconds } from "~/db/clock.server";
import { freeBytes } from "~/lib/file-system.server";
import { findMailStop } from "~/mail/mail-stop.server";
import { readOutboxState } from "~/mail/outbox-state.server";
import * as metrics from "~/metrics/metrics.server";
import { env } from "~/process/env.server";
import { version } from "~/process/version.server";
import { openRequests } from "./request-context.server";

const outboxGauges = [
  metrics.outboxWaiting,
  metrics.outboxHeld,
  metrics.outboxOldest,
  metrics.outboxOverdue,
  metrics.mailQueueStopped,
];

/** Sets the gauges that are measured on demand. A gauge that cannot be measured has no value. */
export async function updateGauges(): Promise<void> {
  const { DATABASE_URL, DATA_DIR, S3_BUCKET, UPLOADS_DIR, SMTP_URL } = env();
  metrics.buildInfo.set({ ...version() }, 1);
  metrics.httpOpen.set(openRequests());
  const isUp = await isDatabaseReachable();
  metrics.databaseUp.set(isUp ? 1 : 0);
  for (const gauge of outboxGauges) gauge.remove();
  // Without SMTP_URL, mails wait forever, so their age is meaningless.
  if (isUp && SMTP_URL) await setOutbox();
  metrics.clockSkew.remove();
  if (isUp) metrics.clockSkew.set(await clockSkewSeconds());
  for (const gauge of [metrics.backupLastSuccess, metrics.backupLastResult]) gauge.remove();
  if (isUp) await setBackup();
  metrics.backupCopyLastSuccess.remove();
  const copiedAt = await readLastCopy();
  if (copiedAt) metrics.backupCopyLastSuccess.set(copiedAt.getTime() / 1000);
  if (!DATABASE_URL) await setDisk("data", DATA_DIR);
  if (!S3_BUCKET) await setDisk("uploads", UPLOADS_DIR);
}

async function setOutbox() {
  const { waiting, held, oldestSeconds, overdueSeconds } = await readOutboxState();
  metrics.outboxWaiting.set(waiting);
  metrics.outboxHeld.set(held);
  metrics.mailQueueStopped.set((await findMailStop()) ? 1 : 0);
  metrics.outboxOldest.set(oldestSeconds);
  metrics.outboxOverdue.set(overdueSeconds);
}

async function setBackup() {
  const last = await readLastBackup();
  metrics.backupLastSuccess.set((last?.lastMadeAt?.getTime() ?? 0) / 1000);
  if (last) metrics.backupLastResult.set(last.outcome === "good" ? 1 : 0);
}

async function setDisk(name: string, folder: string) {
  try {
    metrics.diskFree.set({ folder: name }, await freeBytes(folder));
  } catch {
    // The folder is created with the first upload.
    metrics.diskFree.remove({ folder: name });
  }
}
