import { existsSync, renameSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type DatabaseSettings, describeDatabase } from "~/db/connection.server";
import { lockDataFolder } from "~/db/data-folder-lock.server";
import { toDiskFloor } from "~/db/disk-guard.server";
import { hasEmbeddedDatabase, replaceDatabase, restoringFolder } from "~/db/embedded-folder.server";
import { openPglite } from "~/db/pglite.server";
import { dropTables } from "~/db/transfer/catalog.server";
import { loadTables, type TableSource } from "~/db/transfer/load-tables.server";
import { createPgliteTransfer } from "~/db/transfer/pglite-transfer.server";
import type { FileStore } from "~/files/file-store";
import { LocalStore } from "~/files/local-store.server";
import { BackupError, explainDatabaseError } from "./backup-error.server";
import { BackupFolder } from "./backup-folder.server";
import type { Reporter } from "./reporter";
import { estimateRestore, requirePostgresSpace, requireSpace } from "./require-space.server";
import { missingFileBytes, restoreFiles } from "./restore-files.server";
import { toTableSource } from "./restore-source.server";
import { readTargetState, withPostgresTarget } from "./restore-target.server";

interface RestoreOptions {
  settings: DatabaseSettings;
  store: FileStore;
  folder: string;
  /** Whether a database that holds data may be replaced. */
  mayReplace: boolean;
  report: Reporter;
}

export interface Restored {
  backup: BackupFolder;
  /** The folder of the embedded database that was replaced. */
  replaced: string | undefined;
}

/** A backup that was checked. */
interface Contents {
  backup: BackupFolder;
  source: TableSource;
  /** Free bytes that the database needs. */
  neededBytes: number;
}

/** The beginning of the sentence that refuses it. */
const what = "The restored database";

/**
 * Checks a backup, then restores its files, its database and, where no SESSION_SECRET is set, its secret. The database is complete or
 * unchanged, whatever happens; files are only added.
 *
 * @throws {BackupError}
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const backup = await BackupFolder.open(options.folder);
  const source = toTableSource(backup);
  const contents = { backup, source, neededBytes: estimateRestore(await backup.verify(options.report)) };
  options.report.line(`The backup of ${backup.manifest.createdAt} is complete and intact.`);
  const { databaseUrl } = options.settings;
  if (!databaseUrl) return { backup, replaced: await restoreEmbedded(contents, options) };
  await restorePostgres(databaseUrl, contents, options);
  return { backup, replaced: undefined };
}

async function restorePostgres(
  url: string,
  { backup, source, neededBytes }: Contents,
  { settings, store, mayReplace, report }: RestoreOptions,
): Promise<void> {
  await withPostgresTarget(url, async (client) => {
    const target = await readTargetState(client);
    const name = describeDatabase(settings);
    if (target.state === "foreign")
      throw new BackupError(
        `The ${name} holds tables of another program. Create an empty database. Nothing was changed.`,
      );
    if ((target.state === "filled" || target.state === "other-release") && !mayReplace) throw notEmpty(name);
    const free = settings.diskFloor?.free;
    await requirePostgresSpace(client, { what, needed: neededBytes, name, report, free });
    await restoreFiles(backup, store, report);
    if (target.state !== "fresh") await dropTables(client);
    await loadTables(client, source, toProgress(report));
  });
}

/** Builds the database in a folder of its own, which then takes the place of the current one. */
async function restoreEmbedded(
  { backup, source, neededBytes }: Contents,
  { settings, store, mayReplace, report }: RestoreOptions,
): Promise<string | undefined> {
  const { dataDir } = settings;
  const floor = toDiskFloor(dataDir, settings.diskFloor);
  const lock = await lockDataFolder(dataDir);
  const folder = restoringFolder(dataDir);
  try {
    if (hasEmbeddedDatabase(dataDir) && !mayReplace) throw notEmpty(describeDatabase(settings));
    rmSync(folder, { recursive: true, force: true });
    const isShared = store instanceof LocalStore && (await store.sharesDisk(dataDir));
    // The uploaded files are restored before the database: on the same disk, they need space besides it.
    const needed = neededBytes + (isShared ? await missingFileBytes(backup, store) : 0);
    requireSpace({ what, folder: dataDir, needed, free: floor.free() - floor.bytes });
    await restoreFiles(backup, store, report);
    const client = await openPglite(folder);
    try {
      client.guardDisk(floor);
      await loadTables(await createPgliteTransfer(client), source, toProgress(report));
    } finally {
      await client.close();
    }
    await restoreSecret(dataDir, backup.secret);
    return replaceDatabase(dataDir);
  } catch (error) {
    throw explainDatabaseError(error, settings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    lock.release();
  }
}

function notEmpty(name: string): BackupError {
  return new BackupError(
    `The ${name} holds data. To replace it, run the command with --replace; make a backup of it first. Nothing was changed.`,
  );
}

/** Stores the secret where the site finds it without SESSION_SECRET. An earlier one is kept beside it. */
async function restoreSecret(dataDir: string, secret: string) {
  const file = path.join(dataDir, "session-secret");
  if (existsSync(file)) {
    if ((await readFile(file, "utf8")) === secret) return;
    renameSync(file, `${file}.replaced-${Date.now()}`);
  }
  await writeFile(file, secret, { mode: 0o600, flush: true });
}

/** Reports every step of `loadTables`. */
export function toProgress(report: Reporter) {
  return (step: string, table: string, rows: number) => report.progress(`${step} ${table}`, rows);
}
