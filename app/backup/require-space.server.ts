import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { type DiskFloor, toDiskFloor } from "~/db/disk-guard.server";
import { databaseFolder } from "~/db/embedded-folder.server";
import type { TransferClient } from "~/db/transfer/transfer-client.server";
import { freeBytesNow } from "~/lib/file-system.server";
import { BackupError } from "./backup-error.server";
import type { Reporter } from "./reporter";

const toMegabytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20).toLocaleString("en-US")} MB`;

interface Space {
  /** What is copied, as the beginning of a sentence. */
  what: string;
  folder: string;
  needed: number;
  free: number;
}

/**
 * Refuses a copy that the disk cannot hold, before it has filled the disk that the site needs, too.
 *
 * @throws {BackupError}
 */
export function requireSpace({ what, folder, needed, free }: Space): void {
  if (needed <= free) return;
  throw new BackupError(
    `${what} needs ${toMegabytes(needed)}, and the disk of ${folder} has ${toMegabytes(Math.max(0, free))} for it. ` +
      "Free some space, then run it again. Nothing was changed.",
  );
}

/**
 * Refuses to copy the embedded database within its data folder when less than the floor would be left, and the site would stop writing.
 *
 * @throws {BackupError}
 */
export async function requireSpaceForCopy(dataDir: string, given?: Partial<DiskFloor>): Promise<void> {
  const { bytes, free } = toDiskFloor(dataDir, given);
  const needed = await folderBytes(databaseFolder(dataDir));
  requireSpace({
    what: "The copy of the embedded database for the backup",
    folder: dataDir,
    needed,
    free: free() - bytes,
  });
}

interface PostgresSpace extends Pick<Space, "what" | "needed"> {
  /** The database in words. */
  name: string;
  report: Reporter;
  /** Returns the free bytes of a folder's disk. */
  free?: ((folder: string) => number) | undefined;
}

/**
 * Refuses to fill a PostgreSQL database that its disk cannot hold. Where that disk cannot be seen, it says how much the database needs.
 *
 * @throws {BackupError}
 */
export async function requirePostgresSpace(
  client: TransferClient,
  { what, needed, name, report, free = freeBytesNow }: PostgresSpace,
): Promise<void> {
  const folder = await findServerFolder(client);
  if (folder !== undefined) requireSpace({ what, folder, needed, free: free(folder) });
  else report.line(`The ${name} needs about ${toMegabytes(needed)} on a disk that cannot be seen from here.`);
}

/**
 * Returns the data folder of a PostgreSQL server on this machine; undefined for another machine, a container, or a user without
 * `pg_read_all_settings`.
 */
async function findServerFolder(client: TransferClient): Promise<string | undefined> {
  const [server] = await client.query<{ folder: string }>(`
    select setting as folder from pg_settings where name = 'data_directory'
      and (inet_server_addr() is null or inet_server_addr() <<= '127.0.0.0/8' or inet_server_addr() = '::1')`);
  return server && existsSync(server.folder) ? server.folder : undefined;
}

/** Returns the bytes of all files in a folder. A file that disappears meanwhile counts as nothing. */
async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      bytes += await stat(path.join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  return bytes;
}

/** Tables, indexes and write-ahead log that a restore writes for each byte of rows: measured 5.7 with 20,000 bookings, 5.6 with 100,000. */
const bytesPerRowByte = 6;
/** An empty embedded database has 40 MB. */
const emptyDatabaseBytes = 48 * 2 ** 20;

/** Returns the bytes that the disk of a database must have free for a restore. `rowBytes`: of all rows in the text format of `COPY`. */
export function estimateRestore(rowBytes: number): number {
  return emptyDatabaseBytes + bytesPerRowByte * rowBytes;
}

/** Does the same for a move: tables and indexes as large as the original's, and a write-ahead log of about the same size. */
export async function estimateMove(source: TransferClient): Promise<number> {
  const [size] = await source.query<{ bytes: number }>(
    "select pg_database_size(current_database())::float8 as bytes",
  );
  return 2 * (size?.bytes ?? 0);
}
