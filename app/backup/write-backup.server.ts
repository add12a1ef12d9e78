import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { DatabaseSettings } from "~/db/connection.server";
import { readSequences, readTables } from "~/db/transfer/catalog.server";
import { Digester } from "~/db/transfer/digest.server";
import { readMigrations } from "~/db/migrations/applied-migrations.server";
import type { TableShape, TransferClient } from "~/db/transfer/transfer-client.server";
import type { FileStore } from "~/files/file-store";
import { BackupError } from "./backup-error";
import { BackupFolder, backupPaths } from "./backup-folder.server";
import { copyFiles } from "./copy-files.server";
import { withSnapshot } from "./database-snapshot.server";
import { type Manifest, manifestFormat } from "./manifest";
import type { Report } from "./report";
import { requireSpace } from "./require-space.server";

/** Speed over size: the rows of bookings shrink to a fifth either way. */
const gzipLevel = 4;
const privateFile = { mode: 0o600, flush: true };

interface BackupOptions {
  settings: DatabaseSettings;
  store: FileStore;
  /** The secret that signs cookies and private links. */
  secret: string;
  /** The folder of the backup; must not exist. */
  target: string;
  report: Report;
}

/**
 * Writes a backup of the database, the stored files and the secret. It appears under its name when it is complete.
 *
 * @throws {BackupError}
 */
export async function writeBackup({
  settings,
  store,
  secret,
  target,
  report,
}: BackupOptions): Promise<Manifest> {
  if (existsSync(target)) throw new BackupError(`${target} exists already. Name another folder.`);
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(path.join(partial, "tables"), { recursive: true, mode: 0o700 });
  try {
    const createdAt = new Date().toISOString();
    const manifest = await withSnapshot(settings, async (client) => {
      const dump = await writeTables(client, partial, report);
      const manifest: Manifest = {
        format: manifestFormat,
        createdAt,
        ...dump,
        files: { count: 0, bytes: 0, lost: [] },
        secretSha256: createHash("sha256").update(secret).digest("hex"),
      };
      await writeFile(path.join(partial, backupPaths.secret), secret, privateFile);
      await writeManifest(partial, manifest);
      manifest.files = await writeFiles(partial, store, report);
      return manifest;
    });
    await writeManifest(partial, manifest);
    await rename(partial, target);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function writeTables(client: TransferClient, folder: string, report: Report) {
  const migrations = await readMigrations(client);
  if (migrations.length === 0)
    throw new BackupError("The database has no tables of this site: nothing was written.");
  const [version] = await client.query<{ server_version: string }>("show server_version");
  const tables: Manifest["tables"] = [];
  for (const shape of await readTables(client)) {
    const digest = await writeTable(client, shape, folder, report);
    tables.push({ name: shape.name, columns: shape.columns, ...digest });
    report.line(`${shape.name}: ${digest.rows.toLocaleString("en-US")} rows`);
  }
  return {
    engine: client.engine,
    serverVersion: version?.server_version ?? "",
    migrations,
    tables,
    sequences: await readSequences(client),
  };
}

async function writeTable(client: TransferClient, shape: TableShape, folder: string, report: Report) {
  const digester = new Digester();
  await pipeline(
    digester.pass(client.copyOut(shape), (rows) => report.progress(shape.name, rows)),
    createGzip({ level: gzipLevel }),
    createWriteStream(path.join(folder, backupPaths.table(shape.name)), privateFile),
  );
  return digester.digest();
}

/** Copies the files that the written rows name. */
async function writeFiles(folder: string, store: FileStore, report: Report) {
  const backup = await BackupFolder.open(folder);
  let needed = 0;
  for await (const { byteSize } of backup.fileRows()) needed += byteSize;
  const free = await backup.store().freeBytes();
  requireSpace({ what: "The copy of the uploaded files", folder: path.dirname(folder), needed, free });
  const files = await copyFiles({
    rows: backup.fileRows(),
    from: store,
    to: backup.store(),
    onProgress: (count) => report.progress("files", count),
  });
  report.line(
    `files: ${files.count.toLocaleString("en-US")}, ${Math.ceil(files.bytes / 2 ** 20).toLocaleString("en-US")} MB`,
  );
  return files;
}

function writeManifest(folder: string, manifest: Manifest) {
  const file = path.join(folder, backupPaths.manifest);
  return writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`, privateFile);
}
