import { createWriteStream, existsSync, type WriteStream } from "node:fs";
import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { freeBytes, isFull, isMissing, unlessMissing } from "~/lib/file-system.server";
import {
  type ByteRange,
  deliveryArea,
  type FileStore,
  StorageFullError,
  StoredFileMissingError,
  type StoredObject,
  type UncommittedFile,
} from "./file-store";

/** No accepted extension, so a committed file never ends with it. */
const temporaryExtension = ".part";

export class LocalStore implements FileStore {
  constructor(private readonly folder: string) {}

  async write(name: string, content: Readable): Promise<UncommittedFile> {
    const temporaryPath = this.toPath(name + temporaryExtension);
    const finalPath = this.toPath(name);
    let file: WriteStream | undefined;
    try {
      await mkdir(path.dirname(temporaryPath), { recursive: true });
      // `flush` syncs the content before the rename, so a power failure leaves no truncated file. The group may read the file, because a
      // proxy may send it itself.
      file = createWriteStream(temporaryPath, { mode: 0o640, flush: true });
      await pipeline(content, file);
    } catch (error) {
      content.destroy();
      // A file that is still being opened would be created after its removal.
      if (file) await waitUntilClosed(file);
      await rm(temporaryPath, { force: true });
      throw isFull(error) ? new StorageFullError("The disk for files is full", { cause: error }) : error;
    }
    return {
      commit: async () => {
        await rename(temporaryPath, finalPath);
        await sync(path.dirname(finalPath));
      },
      discard: async () => {
        await rm(temporaryPath, { force: true });
        await rm(finalPath, { force: true });
      },
    };
  }

  async read(name: string, range?: ByteRange): Promise<Readable> {
    try {
      const file = await open(this.toPath(name));
      return file.createReadStream(range);
    } catch (error) {
      if (!isMissing(error)) throw error;
      throw new StoredFileMissingError(`No stored file ${name}`, { cause: error });
    }
  }

  async adopt(name: string, localPath: string): Promise<void> {
    const finalPath = this.toPath(name);
    await mkdir(path.dirname(finalPath), { recursive: true });
    await sync(localPath, "r+");
    await rename(localPath, finalPath);
    await sync(path.dirname(finalPath));
  }

  async remove(name: string): Promise<void> {
    await rm(this.toPath(name), { force: true });
  }

  async *list(): AsyncGenerator<StoredObject> {
    for await (const name of this.names())
      if (!name.endsWith(temporaryExtension)) yield { name, modifiedAt: () => this.modifiedAt(name) };
  }

  async freeBytes(): Promise<number> {
    const free = await unlessMissing(freeBytes(this.folder));
    if (free !== undefined) return free;
    await mkdir(this.folder, { recursive: true });
    return freeBytes(this.folder);
  }

  async removeInterruptedWrites(before: Date): Promise<number> {
    let removed = 0;
    for await (const name of this.names()) {
      if (!name.endsWith(temporaryExtension)) continue;
      const modifiedAt = await this.modifiedAt(name);
      if (!modifiedAt || modifiedAt >= before) continue;
      await this.remove(name);
      removed++;
    }
    return removed;
  }

  /** Skips hidden files, such as `.gitkeep`, and other folders, such as that of unfinished uploads. */
  private async *names(): AsyncGenerator<string> {
    await mkdir(this.folder, { recursive: true });
    for (const area of ["", deliveryArea]) {
      const folder = path.join(this.folder, area);
      if (!existsSync(folder)) continue;
      // A large buffer saves system calls in a folder of many files.
      for await (const entry of await opendir(folder, { bufferSize: 1024 }))
        if (entry.isFile() && !entry.name.startsWith(".")) yield area + entry.name;
    }
  }

  private async modifiedAt(name: string): Promise<Date | undefined> {
    return (await unlessMissing(stat(this.toPath(name))))?.mtime;
  }

  private toPath(name: string): string {
    return path.join(this.folder, name.startsWith(deliveryArea) ? deliveryArea : "", path.basename(name));
  }
}

/** Syncs a file or a folder. A renamed file survives a power failure only after a sync of its folder. */
async function sync(file: string, flags = "r"): Promise<void> {
  const handle = await open(file, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function waitUntilClosed(file: WriteStream): Promise<void> {
  if (file.closed) return Promise.resolve();
  return new Promise((resolve) => file.once("close", resolve).destroy());
}
