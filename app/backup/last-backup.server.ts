import { existsSync } from "node:fs";
import { readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { z } from "zod";
import { db } from "~/db/client.server";
import { type DatabaseSettings, databaseSettings } from "~/db/connection.server";
import { lastBackup } from "~/db/schema.server";
import { env } from "~/process/env.server";

/** How a backup has ended. */
export interface BackupOutcome {
  /** `incomplete`: it was made, but the site has lost stored files, or the clock is wrong. */
  outcome: "good" | "incomplete" | "failed";
  /** Why it is not good, as the command has printed it. */
  message: string;
}

interface LastBackup extends BackupOutcome {
  endedAt: Date;
  /** When the last one ended that can be restored; null where there is none. */
  lastMadeAt: Date | null;
}

const fileSchema = z.object({
  endedAt: z.coerce.date(),
  outcome: z.enum(["good", "incomplete", "failed"]),
  message: z.string(),
  lastMadeAt: z.coerce.date().nullable(),
});

/** A command cannot write to an embedded database that the site has open. */
const fileOf = (dataDir: string) => path.join(dataDir, "last-backup.json");

/** Returns how the last backup has ended; undefined where none was tried. */
export async function readLastBackup(
  settings: DatabaseSettings = databaseSettings(),
): Promise<LastBackup | undefined> {
  if (!settings.databaseUrl) return readFileOf(settings.dataDir);
  const [row] = await db().select().from(lastBackup);
  return row;
}

/** Stores how a backup has ended, for metrics, alerts and administrators. */
export async function recordBackup(settings: DatabaseSettings, run: BackupOutcome): Promise<void> {
  await (settings.databaseUrl ? recordRow(settings.databaseUrl, run) : recordFile(settings.dataDir, run));
}

async function recordRow(url: string, { outcome, message }: BackupOutcome) {
  const client = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  const made = outcome === "failed" ? client`last_backup.last_made_at` : client`now()`;
  try {
    await client`
      insert into last_backup (outcome, message, last_made_at)
      values (${outcome}, ${message}, ${outcome === "failed" ? client`null` : client`now()`})
      on conflict (id) do update set outcome = excluded.outcome, message = excluded.message, ended_at = now(), last_made_at = ${made}`;
  } finally {
    await client.end({ timeout: 5 });
  }
}

async function recordFile(dataDir: string, run: BackupOutcome) {
  if (!existsSync(dataDir)) return;
  const endedAt = new Date();
  const lastMadeAt = run.outcome === "failed" ? ((await readFileOf(dataDir))?.lastMadeAt ?? null) : endedAt;
  const file = fileOf(dataDir);
  await writeFile(`${file}.new`, JSON.stringify({ ...run, endedAt, lastMadeAt }), {
    mode: 0o600,
    flush: true,
  });
  await rename(`${file}.new`, file);
}

async function readFileOf(dataDir: string): Promise<LastBackup | undefined> {
  const text = await readFile(fileOf(dataDir), "utf8").catch(() => undefined);
  return text === undefined ? undefined : fileSchema.parse(JSON.parse(text));
}

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
