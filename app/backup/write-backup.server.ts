import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { DatabaseSettings } from "~/db/connection.server";
import { deliveryArea, type FileStore, StorageFullError, StoredFileMissingError } from "~/files/file-store";
import { LocalStore } from "~/files/local-store.server";
import { freeBytes } from "~/lib/file-system.server";
import { BackupError, toBackupError } from "./backup-error.server";
import { type BackupSource, withBackupSource } from "./backup-source.server";
import { backupPaths, describeFile, type ListedFile, readManifest, writeManifest } from "./manifest.server";
import type { NamedFile } from "./named-files.server";
import { listBackups, pruneBackups, type PrunedBackups, removePartialBackups } from "./prune-backups.server";
import { requireSpace } from "./require-space.server";

interface BackupOptions {
  settings: DatabaseSettings;
  store: FileStore;
  secret: string;
  /** The folder of the backup, which must not exist. */
  target: string;
  /** The number of complete backups to keep; all by default. */
  keep?: number | undefined;
}

interface WriteResult {
  files: FilesReport;
  pruned: PrunedBackups;
}

interface FilesReport {
  count: number;
  /** Stored names of files that the site has lost since the last backup. */
  newlyLost: string[];
  /** The lost files that this backup takes from an earlier backup. */
  saved: string[];
}

/**
 * Writes a backup of the database, the stored files and the secret. The folder gets its final name when it is complete. Removes partial
 * folders of killed backups, and old backups beyond `keep`.
 *
 * @throws {BackupError}
 */
export async function writeBackup({
  settings,
  target,
  keep,
  ...options
}: BackupOptions): Promise<WriteResult> {
  if (existsSync(target)) throw new BackupError(`${target} exists already. Name another folder.`);
  const parent = path.dirname(target);
  const partial = `${target}.partial`;
  return withBackupSource(settings, async (source) => {
    try {
      // No other backup of this site is running now.
      await removePartialBackups(parent);
      await rm(partial, { recursive: true, force: true });
      await mkdir(path.join(partial, backupPaths.files, deliveryArea), { recursive: true, mode: 0o700 });
      const files = await writeContents(source, partial, options);
      await rename(partial, target);
      return { files, pruned: await pruneBackups(parent, keep, path.basename(target)) };
    } catch (error) {
      await rm(partial, { recursive: true, force: true }).catch(() => undefined);
      throw explainWriteError(error, parent) ?? toBackupError(error, settings);
    }
  });
}

async function writeContents(
  { dump, named }: BackupSource,
  folder: string,
  { secret, store }: Pick<BackupOptions, "secret" | "store">,
): Promise<FilesReport> {
  const createdAt = new Date().toISOString();
  const database = await dump(folder);
  await writeFile(path.join(folder, backupPaths.secret), secret, { mode: 0o600, flush: true });
  const ownFiles = [await describeFile(folder, database), await describeFile(folder, backupPaths.secret)];
  const previous = await readPrevious(path.dirname(folder));
  const copied = await copyFiles(folder, store, named, previous);
  await writeManifest(folder, {
    createdAt,
    engine: database === backupPaths.dump ? "postgresql" : "embedded",
    files: [...ownFiles, ...copied.files],
    lost: copied.lost,
  });
  const newlyLost = copied.lost.filter((name) => !previous.lost.includes(name));
  const paths = new Set(copied.files.map((file) => file.path));
  return {
    count: copied.files.length,
    newlyLost,
    saved: newlyLost.filter((name) => paths.has(pathOf(name))),
  };
}

/** The newest existing backup, with which this one may share files. */
interface PreviousBackup {
  folder: string;
  files: Map<string, ListedFile>;
  lost: string[];
}

async function readPrevious(parent: string): Promise<PreviousBackup> {
  const folder = path.join(parent, (await listBackups(parent)).at(-1) ?? "none");
  // A backup of an earlier release shares no files.
  const manifest = await readManifest(folder).catch(() => undefined);
  const files = new Map(manifest?.files.map((file) => [file.path, file]));
  return { folder, files, lost: manifest?.lost ?? [] };
}

const pathOf = (name: string) => `${backupPaths.files}/${name}`;

/** Hard-links each stored file from the previous backup, because stored files never change. Copies the others. */
async function copyFiles(
  folder: string,
  store: FileStore,
  named: readonly NamedFile[] | undefined,
  previous: PreviousBackup,
) {
  const needed = (named ?? []).reduce(
    (total, { name, bytes }) => total + (previous.files.has(pathOf(name)) ? 0 : bytes),
    0,
  );
  requireSpace({ what: "The copy of the uploaded files", folder, needed, free: await freeBytes(folder) });
  const copies = new LocalStore(path.join(folder, backupPaths.files));
  const files: ListedFile[] = [];
  const stored = new Set<string>();
  for await (const { name } of store.list()) {
    const file = (await linkFile(folder, name, previous)) ?? (await copyFile(name, store, copies));
    if (!file) continue;
    stored.add(name);
    files.push(file);
  }
  // Without the names in the rows, the previous backup's list is the only record of lost files.
  const lost = (named?.map(({ name }) => name) ?? previous.lost).filter((name) => !stored.has(name));
  for (const name of lost) {
    const file = await linkFile(folder, name, previous);
    if (file) files.push(file);
  }
  return { files, lost };
}

async function linkFile(
  folder: string,
  name: string,
  previous: PreviousBackup,
): Promise<ListedFile | undefined> {
  const previousFile = previous.files.get(pathOf(name));
  if (!previousFile) return undefined;
  const file = path.join(previous.folder, previousFile.path);
  try {
    if ((await stat(file)).size !== previousFile.bytes) return undefined;
    await link(file, path.join(folder, previousFile.path));
    return previousFile;
  } catch {
    // The file system supports no hard links, or no more of them for this file.
    return undefined;
  }
}

/** @returns undefined if the file was removed after it was listed, such as a failed upload */
async function copyFile(name: string, from: FileStore, to: FileStore): Promise<ListedFile | undefined> {
  const hash = createHash("sha256");
  let bytes = 0;
  const pass = async function* (content: AsyncIterable<Buffer>) {
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  try {
    const copy = await to.write(name, Readable.from(pass(await from.read(name))));
    await copy.commit();
  } catch (error) {
    if (error instanceof StoredFileMissingError) return undefined;
    throw error;
  }
  return { path: pathOf(name), bytes, sha256: hash.digest("hex") };
}

/** Returns an error with advice about a folder that accepts no files; undefined for any other error. */
function explainWriteError(error: unknown, folder: string): BackupError | undefined {
  const { code = "" } = error as NodeJS.ErrnoException;
  // The disk may be full despite the earlier check, because other programs also write to it.
  if (error instanceof StorageFullError || ["ENOSPC", "EDQUOT"].includes(code))
    return new BackupError(
      `The disk of ${folder} is full. Free some space, then run the backup again. Nothing was kept of this one.`,
      { cause: error },
    );
  if (["EACCES", "EPERM", "EROFS", "ENOTDIR"].includes(code))
    return new BackupError(
      `The folder ${folder} cannot be written to (${code}). Let the user of the site write there, or name another folder.`,
      { cause: error },
    );
}
