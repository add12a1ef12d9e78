import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import type { DatabaseSettings } from "~/db/connection.server";
import { toDiskFloor } from "~/db/disk-guard.server";
import { openPglite } from "~/db/pglite.server";
import { identifier } from "~/db/sql-parts.server";
import { loadTables, type TableSource } from "~/db/transfer/load-tables.server";
import { createPgliteTransfer } from "~/db/transfer/pglite-transfer.server";
import { BackupError, explainDatabaseError } from "./backup-error.server";
import { BackupFolder } from "./backup-folder.server";
import type { Reporter } from "./reporter";
import { estimateRestore, requireSpace } from "./require-space.server";
import { toTableSource } from "./restore-source.server";
import { withPostgresTarget } from "./restore-target.server";
import { toProgress } from "./restore.server";

interface Rehearsal {
  backup: BackupFolder;
  rows: number;
}

const prefix = "rehearsal-";

/**
 * Compares everything in a backup with its manifest, restores its tables into a database of its own beside that of the site, compares
 * them again, and removes that database. The site may run.
 *
 * @throws {BackupError}
 */
export async function rehearseBackup(
  settings: DatabaseSettings,
  folder: string,
  report: Reporter,
): Promise<Rehearsal> {
  const backup = await BackupFolder.open(folder);
  const source = toTableSource(backup);
  const needed = estimateRestore(await backup.verify(report));
  report.line(`The backup of ${backup.manifest.createdAt} is complete and intact.`);
  const digests = settings.databaseUrl
    ? await rehearsePostgres(settings.databaseUrl, source, report)
    : await rehearseEmbedded(settings, needed, source, report);
  return { backup, rows: digests.reduce((total, { rows }) => total + rows, 0) };
}

async function rehearseEmbedded(
  { dataDir, diskFloor }: DatabaseSettings,
  needed: number,
  source: TableSource,
  report: Reporter,
) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const remove = (name: string) => rmSync(path.join(dataDir, name), { recursive: true, force: true });
  const floor = toDiskFloor(dataDir, diskFloor);
  // What a killed rehearsal has left.
  for (const name of readdirSync(dataDir)) if (name.startsWith(prefix)) remove(name);
  requireSpace({ what: "The rehearsal", folder: dataDir, needed, free: floor.free() - floor.bytes });
  const name = prefix + randomUUID();
  try {
    const client = await openPglite(path.join(dataDir, name));
    try {
      // The site writes to the same disk.
      client.guardDisk(floor);
      return await loadTables(await createPgliteTransfer(client), source, toProgress(report));
    } finally {
      await client.close();
    }
  } catch (error) {
    throw explainDatabaseError(error, { databaseUrl: undefined, dataDir });
  } finally {
    remove(name);
  }
}

/** Creates a database on the same server. */
async function rehearsePostgres(url: string, source: TableSource, report: Reporter) {
  const target = new URL(url);
  const own = decodeURIComponent(target.pathname.slice(1));
  const namePrefix = `${own.slice(0, 40)}_${prefix}`;
  const name = namePrefix + randomUUID().slice(0, 8);
  target.pathname = encodeURIComponent(name);
  const client = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  const remove = (database: string) =>
    client.unsafe(`drop database if exists ${identifier(database)} with (force)`);
  try {
    const left = await client<{ datname: string }[]>`
      select datname from pg_database d where starts_with(datname, ${namePrefix})
        and not exists (select from pg_stat_activity a where a.datid = d.oid)`;
    for (const { datname } of left) await remove(datname);
    await client.unsafe(`create database ${identifier(name)}`);
    try {
      return await withPostgresTarget(target.href, (target) =>
        loadTables(target, source, toProgress(report)),
      );
    } finally {
      await remove(name);
    }
  } catch (error) {
    if ((error as { code?: string }).code === "42501")
      throw new BackupError(
        "The user of DATABASE_URL may not create a database. Allow it with `alter role … createdb`, or run the rehearsal without " +
          "DATABASE_URL, into an embedded database.",
        { cause: error },
      );
    throw explainDatabaseError(error, { databaseUrl: url, dataDir: "" });
  } finally {
    await client.end({ timeout: 5 });
  }
}
