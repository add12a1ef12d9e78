import { existsSync } from "node:fs";
import { readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { z } from "zod";
import { db } from "~/db/client.server";
import { type DatabaseSettings, databaseSettings } from "~/db/connection.server";
import { lastBackup } from "~/db/schema.server";
import { env } from "~/process/env.server";

export interface BackupOutcome {
  /** `incomplete`: the backup exists, but the site has lost stored files, or the clock is wrong. */
  outcome: "good" | "incomplete" | "failed";
  /** The reason for an outcome other than `good`, from the output of the command. */
  message: string;
}

interface LastBackup extends BackupOutcome {
  endedAt: Date;
  /** The end of the last backup that can be restored; null without one. */
  lastMadeAt: Date | null;
}

const fileSchema = z.object({
  endedAt: z.coerce.date(),
  outcome: z.enum(["good", "incomplete", "failed"]),
  message: z.string(),
  lastMadeAt: z.coerce.date().nullable(),
});

/** Returns the path of the outcome's file. It is a file, because a command cannot write to an embedded database that the site has open. */
const fileOf = (dataDir: string) => path.join(dataDir, "last-backup.json");

/** Returns undefined before the first backup. */
export async function readLastBackup(
  settings: DatabaseSettings = databaseSettings(),
): Promise<LastBackup | undefined> {
  if (!settings.databaseUrl) return readFileOf(settings.dataDir);
  const [row] = await db().select().from(lastBackup);
  return row;
}

export async function recordBackup(settings: DatabaseSettings, run: BackupOutcome): Promise<void> {
  await (settings.databaseUrl ? recordRow(settings.databaseUrl, run) : recordFile(settings.dataDir, run));
}

async function recordRow(url: string, { outcome, message }: BackupOutcome) {
  const client = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  const lastMade = outcome === "failed" ? client`last_backup.last_made_at` : client`now()`;
  try {
    await client`
      insert into last_backup (outcome, message, last_made_at)
      values (${outcome}, ${message}, ${outcome === "failed" ? client`null` : client`now()`})
      on conflict (id) do update set outcome = excluded.outcome, message = excluded.message, ended_at = now(), last_made_at = ${lastMade}`;
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

/** An empty file in the data folder. */
export const copyMark = "backup-copied";

/**
 * Returns the time of the last copy off this machine: the modification time of a file that the copy's unit touches after each success,
 * because rclone cannot write to the database. 1970 if a copy is set up but none has succeeded; undefined if none is set up.
 */
export async function readLastCopy(): Promise<Date | undefined> {
  const mark = await stat(path.join(env().DATA_DIR, copyMark)).catch(() => undefined);
  return mark?.mtime;
}
