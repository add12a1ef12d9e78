import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { DatabaseSettings } from "~/db/connection.server";
import { deliveryArea, type FileStore, StorageFullError, StoredFileMissingError } from "~/files/file-store";
import { LocalStore } from "~/files/local-store.server";
import { freeBytes } from "~/lib/file-system.server";
import { BackupError, explainDatabaseError } from "./backup-error.server";
import { type BackupSource, withBackupSource } from "./backup-source.server";
import { backupPaths, describeFile, type ListedFile, readManifest, writeManifest } from "./manifest.server";
import type { NamedFile } from "./named-files.server";
import { listBackups, pruneBackups, type PrunedBackups, removePartialBackups } from "./prune-backups.server";
import { requireSpace } from "./require-space.server";

interface BackupOptions {
  settings: DatabaseSettings;
  store: FileStore;
  /** The secret that signs cookies and private links. */
  secret: string;
  /** The folder of the backup; must not exist. */
  target: string;
  /** How many complete backups stay beside each other; all by default. */
  keep?: number | undefined;
}

interface Written {
  files: FilesReport;
  pruned: PrunedBackups;
}

interface FilesReport {
  /** Stored files that the backup has. */
  count: number;
  /** Stored names of files that the site has lost since the last backup. */
  newlyLost: string[];
  /** Which of these this backup has from an earlier one. */
  saved: string[];
}

/**
 * Writes a backup of the database, the stored files and the secret. It appears under its name when it is complete. Removes what killed
 * backups have left, and older backups where `keep` says so.
 *
 * @throws {BackupError}
 */
export async function writeBackup({ settings, target, keep, ...options }: BackupOptions): Promise<Written> {
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
      throw explainWriteError(error, parent) ?? explainDatabaseError(error, settings);
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
  const own = [await describeFile(folder, database), await describeFile(folder, backupPaths.secret)];
  const previous = await readPrevious(path.dirname(folder));
  const copied = await copyFiles(folder, store, named, previous);
  await writeManifest(folder, {
    createdAt,
    engine: database === backupPaths.dump ? "postgresql" : "embedded",
    files: [...own, ...copied.files],
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

/** What the newest backup beside this one has, whose files this one may share. */
interface Previous {
  folder: string;
  files: Map<string, ListedFile>;
  lost: string[];
}

async function readPrevious(parent: string): Promise<Previous> {
  const folder = path.join(parent, (await listBackups(parent)).at(-1) ?? "none");
  // One of an earlier release shares nothing.
  const manifest = await readManifest(folder).catch(() => undefined);
  const files = new Map(manifest?.files.map((file) => [file.path, file]));
  return { folder, files, lost: manifest?.lost ?? [] };
}

/** The path of a stored file in a backup. */
const pathOf = (name: string) => `${backupPaths.files}/${name}`;

/** Takes every stored file over from the previous backup by a hard link, since stored files never change, or else copies it. */
async function copyFiles(
  folder: string,
  store: FileStore,
  named: readonly NamedFile[] | undefined,
  previous: Previous,
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
  // Without rows, those of before are still lost.
  const lost = (named?.map(({ name }) => name) ?? previous.lost).filter((name) => !stored.has(name));
  for (const name of lost) {
    const file = await linkFile(folder, name, previous);
    if (file) files.push(file);
  }
  return { files, lost };
}

async function linkFile(folder: string, name: string, previous: Previous): Promise<ListedFile | undefined> {
  const known = previous.files.get(pathOf(name));
  if (!known) return undefined;
  const file = path.join(previous.folder, known.path);
  try {
    if ((await stat(file)).size !== known.bytes) return undefined;
    await link(file, path.join(folder, known.path));
    return known;
  } catch {
    // The disk has no hard links, or no more of this file.
    return undefined;
  }
}

/** @returns undefined for a file that was taken back, as an upload that failed */
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

/** Returns what a person can do about a folder of backups that takes no files; undefined for any other error. */
function explainWriteError(error: unknown, folder: string): BackupError | undefined {
  const { code = "" } = error as NodeJS.ErrnoException;
  // In spite of the comparison before: others write to the disk, too.
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
