import { createWriteStream, type WriteStream } from "node:fs";
import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { freeBytes } from "~/lib/disk.server";
import {
  type ByteRange,
  type FileStore,
  StorageFullError,
  type StoredObject,
  type StoredPart,
  StoredFileMissingError,
} from "./store";

/** No accepted file ends so: a finished file is never taken for a part. */
const partEnding = ".part";

/** Files in one folder of this machine, which is made when it is missing. */
export class LocalStore implements FileStore {
  constructor(private readonly folder: string) {}

  async write(name: string, content: Readable): Promise<StoredPart> {
    const part = this.pathOf(name + partEnding);
    const final = this.pathOf(name);
    let file: WriteStream | undefined;
    try {
      await mkdir(this.folder, { recursive: true });
      // `flush`: the bytes are on the disk before the name is, so a power cut leaves no half file. The group may
      // read, for a proxy that sends files itself.
      file = createWriteStream(part, { mode: 0o640, flush: true });
      await pipeline(content, file);
    } catch (error) {
      content.destroy();
      // One that is still being opened would appear after it was removed.
      if (file) await closed(file);
      await rm(part, { force: true });
      throw isFull(error) ? new StorageFullError("There is no room left for files", { cause: error }) : error;
    }
    return {
      commit: async () => {
        await rename(part, final);
        await this.syncFolder();
      },
      discard: async () => {
        await rm(part, { force: true });
        await rm(final, { force: true });
      },
    };
  }

  async read(name: string, range?: ByteRange): Promise<Readable> {
    try {
      const file = await open(this.pathOf(name));
      return file.createReadStream(range);
    } catch (error) {
      if (!isMissing(error)) throw error;
      throw new StoredFileMissingError(`No stored file ${name}`, { cause: error });
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  async *list(): AsyncGenerator<StoredObject> {
    for await (const name of this.names())
      if (!name.endsWith(partEnding)) yield { name, modifiedAt: () => this.modifiedAt(name) };
  }

  async freeBytes(): Promise<number> {
    try {
      return await freeBytes(this.folder);
    } catch (error) {
      if (!isMissing(error)) throw error;
      await mkdir(this.folder, { recursive: true });
      return freeBytes(this.folder);
    }
  }

  async removePartsOlderThan(before: Date): Promise<number> {
    let removed = 0;
    for await (const name of this.names()) {
      if (!name.endsWith(partEnding)) continue;
      const modifiedAt = await this.modifiedAt(name);
      if (!modifiedAt || modifiedAt >= before) continue;
      await this.remove(name);
      removed++;
    }
    return removed;
  }

  /** Hidden files, such as `.gitkeep`, are not ours. */
  private async *names(): AsyncGenerator<string> {
    await mkdir(this.folder, { recursive: true });
    // In large pages: a folder of many files is read by few calls.
    for await (const entry of await opendir(this.folder, { bufferSize: 1024 }))
      if (entry.isFile() && !entry.name.startsWith(".")) yield entry.name;
  }

  private async modifiedAt(name: string): Promise<Date | undefined> {
    try {
      return (await stat(this.pathOf(name))).mtime;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** A name is only safe from a power cut once its folder is on the disk too. */
  private async syncFolder() {
    const folder = await open(this.folder);
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  private pathOf(name: string): string {
    return path.join(this.folder, path.basename(name));
  }
}

function closed(file: WriteStream): Promise<void> {
  if (file.closed) return Promise.resolve();
  return new Promise((resolve) => file.once("close", resolve).destroy());
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === "ENOENT";
}

function isFull(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT", "EFBIG"].includes(codeOf(error) ?? "");
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}
