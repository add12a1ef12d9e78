import { describeDatabase } from "~/db/connection.server";
import { lockDataFolder } from "~/db/data-folder-lock.server";
import {
  assertReadableVersion,
  databaseFolder,
  finishRestore,
  hasEmbeddedDatabase,
} from "~/db/embedded-folder.server";
import { isPrefix, readMigrations } from "~/db/migrations/applied-migrations.server";
import { releaseMigrations } from "~/db/migrations/release-migrations.server";
import { openPglite } from "~/db/pglite.server";
import { dropTables, readSequences, readTables } from "~/db/transfer/catalog.server";
import { digestRows } from "~/db/transfer/digest.server";
import { loadTables, type TableSource } from "~/db/transfer/load-tables.server";
import { createPgliteTransfer } from "~/db/transfer/pglite-transfer.server";
import type { TableShape, TransferClient } from "~/db/transfer/transfer-client.server";
import type { FileStore } from "~/files/file-store";
import type { LocalStore } from "~/files/local-store.server";
import { BackupError } from "./backup-error.server";
import { checkFiles, copyFiles, type FilesReport, uploadsOf } from "./copy-files.server";
import { fileTables, readFileRows } from "./manifest.server";
import type { Reporter } from "./reporter";
import { estimateMove, requirePostgresSpace } from "./require-space.server";
import { readTargetState, withPostgresTarget } from "./restore-target.server";
import { toProgress } from "./restore.server";

interface MoveOptions {
  dataDir: string;
  /** The address of PostgreSQL. */
  url: string;
  /** The folder that the site has used so far. */
  uploads: LocalStore;
  /** The object storage that the site will use; undefined where the files stay in the folder. */
  objectStorage: FileStore | undefined;
  report: Reporter;
  /** Returns the free bytes of a folder's disk; measures them by default. */
  free?: (folder: string) => number;
}

export interface Moved {
  /** Rows by table. */
  tables: { name: string; rows: number }[];
  files: FilesReport;
  /** Whether an earlier run had copied the database already. */
  wasDone: boolean;
}

/**
 * Copies the embedded database to PostgreSQL, and its files to object storage where that is configured. Compares digests of each
 * table and each file. Can be repeated: the database is copied in one transaction, and files that have arrived are skipped. The
 * embedded database is left as it is.
 *
 * @throws {BackupError} when the target holds other data
 * @throws {StartError} when the site runs
 */
export async function moveDatabase(options: MoveOptions): Promise<Moved> {
  const { dataDir, url } = options;
  if (!hasEmbeddedDatabase(dataDir))
    throw new BackupError(
      `There is no ${describeDatabase({ databaseUrl: undefined, dataDir })}: nothing to move.`,
    );
  const lock = await lockDataFolder(dataDir);
  try {
    finishRestore(dataDir);
    assertReadableVersion(dataDir);
    const client = await openPglite(databaseFolder(dataDir));
    try {
      const source = await createPgliteTransfer(client);
      await assertCurrent(source);
      return await withPostgresTarget(url, (target) => move(source, target, options));
    } finally {
      await client.close();
    }
  } finally {
    lock.release();
  }
}

async function assertCurrent(source: TransferClient) {
  const migrations = await readMigrations(source);
  const release = releaseMigrations();
  if (migrations.length === release.length && isPrefix(migrations, release)) return;
  throw new BackupError(
    "The embedded database is of another release. Start the site once with this release, or run `npm run db:migrate`, then move it.",
  );
}

async function move(source: TransferClient, target: TransferClient, options: MoveOptions): Promise<Moved> {
  const { url, report, free } = options;
  const name = describeDatabase({ databaseUrl: url, dataDir: "" });
  const shapes = await readTables(source);
  const found = await readTargetState(target);
  if (found.state === "foreign" || found.state === "other-release")
    throw new BackupError(
      `The ${name} holds tables of ${found.state === "foreign" ? "another program" : "another release"}. ` +
        "Create an empty database. Nothing was changed.",
    );
  if (found.state !== "filled") {
    const needed = await estimateMove(source);
    await requirePostgresSpace(target, { what: "The copy of the database", needed, name, report, free });
  }
  const files = await moveFiles(source, shapes, options);
  if (found.state === "filled") {
    const tables = await compareTables(source, target, shapes, report);
    if (tables) return { tables, files, wasDone: true };
    throw new BackupError(
      `The ${name} holds other data: ${found.tables.join(", ")}. Create an empty database. Its data was not changed.`,
    );
  }
  if (found.state === "empty") await dropTables(target);
  const digests = await loadTables(target, toSource(source, shapes), toProgress(report));
  const tables = shapes.map((shape, index) => ({ name: shape.name, rows: digests[index]?.rows ?? 0 }));
  return { tables, files, wasDone: false };
}

function toSource(source: TransferClient, shapes: TableShape[]): TableSource {
  return {
    migrations: releaseMigrations(),
    tables: shapes,
    sequences: () => readSequences(source),
    rows: (table) =>
      source.copyOut(shapes.find(({ name }) => name === table) ?? { name: table, columns: [], key: [] }),
  };
}

/** Copies the files to object storage, or checks those that stay. */
function moveFiles(source: TransferClient, shapes: TableShape[], options: MoveOptions): Promise<FilesReport> {
  const { uploads, objectStorage, report } = options;
  const own = shapes.filter(({ name }) => fileTables.includes(name));
  if (own.length === 0) throw new BackupError("The embedded database has no table of files.");
  const rows = (async function* () {
    for (const shape of own) yield* readFileRows(shape.columns, source.copyOut(shape));
  })();
  const onProgress = (files: number) => report.progress("files", files);
  return objectStorage
    ? copyFiles({ rows, from: uploadsOf(uploads), to: uploadsOf(objectStorage), onProgress })
    : checkFiles(rows, uploadsOf(uploads), onProgress);
}

/** @returns the rows by table; undefined when a table differs */
async function compareTables(
  source: TransferClient,
  target: TransferClient,
  shapes: TableShape[],
  report: Reporter,
): Promise<Moved["tables"] | undefined> {
  const tables: Moved["tables"] = [];
  for (const shape of shapes) {
    const onProgress = (rows: number) => report.progress(`comparing ${shape.name}`, rows);
    const original = await digestRows(source.copyOut(shape), onProgress);
    const copy = await digestRows(target.copyOut(shape));
    if (copy.sha256 !== original.sha256) return undefined;
    tables.push({ name: shape.name, rows: copy.rows });
  }
  return tables;
}
