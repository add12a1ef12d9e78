import { constants } from "node:fs";
import { lstat, open, readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { StoredFileMissingError, type UncommittedFile } from "~/files/file-store";
import { LocalStore } from "~/files/local-store.server";
import type { StoredContent } from "./manifest.server";

/**
 * The uploaded files of backups in one folder. Stored files never change, so all backups share them: each is there once, under its
 * SHA-256, however many backups name it.
 */
export class FilePool {
  private readonly store: LocalStore;

  /** @param nameOf how a file is named there */
  constructor(
    readonly folder: string,
    readonly nameOf: (row: StoredContent) => string = ({ sha256 }) => sha256,
  ) {
    this.store = new LocalStore(folder);
  }

  /** The path of a file. */
  pathOf(row: StoredContent): string {
    return path.join(this.folder, path.basename(this.nameOf(row)));
  }

  /** Whether a file of the right size is there. Its content is compared before a restore and by a rehearsal. */
  async has(row: StoredContent): Promise<boolean> {
    const found = await lstat(this.pathOf(row)).catch(() => undefined);
    return found?.isFile() === true && found.size === row.byteSize;
  }

  /**
   * Opens a file. Follows no symbolic link: a backup from somewhere else could name a file of this machine with it.
   *
   * @throws {StoredFileMissingError}
   */
  async read(row: StoredContent): Promise<Readable> {
    try {
      return await openRegular(this.pathOf(row));
    } catch (error) {
      throw new StoredFileMissingError(`No stored file ${this.nameOf(row)}`, { cause: error });
    }
  }

  write(row: StoredContent, content: Readable): Promise<UncommittedFile> {
    return this.store.write(this.nameOf(row), content);
  }

  freeBytes(): Promise<number> {
    return this.store.freeBytes();
  }

  /** Removes what a killed backup has left of a file. Nothing else may be writing. */
  async removeInterruptedWrites(): Promise<void> {
    await this.store.removeInterruptedWrites(new Date(Date.now() + 1));
  }

  /** Removes every file that is not named. */
  async prune(names: ReadonlySet<string>): Promise<void> {
    const unused = (await readdir(this.folder)).filter(
      (name) => /^[0-9a-f]{64}$/.test(name) && !names.has(name),
    );
    for (const name of unused) await rm(path.join(this.folder, name), { force: true });
  }
}

/** Opens a regular file for reading. Rejects links, and anything that would wait, such as a pipe. */
export async function openRegular(file: string): Promise<Readable> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  if ((await handle.stat()).isFile()) return handle.createReadStream();
  await handle.close();
  throw new Error(`${file} is not a file`);
}
