import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { type FileStore, StoredFileMissingError } from "~/files/file-store";
import type { FileRow } from "./file-rows";

/** Files that are copied at the same time. */
const concurrency = 4;

export interface FilesReport {
  count: number;
  bytes: number;
  /** Stored names of files that are missing, or whose content is not what its row says. */
  lost: string[];
}

interface CopyFilesOptions {
  rows: AsyncIterable<FileRow>;
  from: Pick<FileStore, "read">;
  to: FileStore;
  onProgress: (files: number) => void;
}

/**
 * Copies the content of files and compares each with the size and SHA-256 of its row. Skips those that the target has already, so
 * that an interrupted copy continues.
 */
export function copyFiles({ rows, from, to, onProgress }: CopyFilesOptions): Promise<FilesReport> {
  return forEachFile(rows, onProgress, async (row) => {
    if (await isIntact(to, row)) return true;
    const content = await open(from, row);
    if (!content) return false;
    const check = new ContentCheck(row);
    const written = await to.write(row.storedName, Readable.from(check.pass(content)));
    if (!check.isIntact()) {
      await written.discard();
      return false;
    }
    await written.commit();
    return isIntact(to, row);
  });
}

/** Compares the content of files with the size and SHA-256 of their rows. */
export function checkFiles(
  rows: AsyncIterable<FileRow>,
  store: Pick<FileStore, "read">,
  onProgress: (files: number) => void,
): Promise<FilesReport> {
  return forEachFile(rows, onProgress, (row) => isIntact(store, row));
}

async function isIntact(store: Pick<FileStore, "read">, row: FileRow): Promise<boolean> {
  const content = await open(store, row);
  if (!content) return false;
  const check = new ContentCheck(row);
  const chunks = check.pass(content);
  while (!(await chunks.next()).done);
  return check.isIntact();
}

async function open(store: Pick<FileStore, "read">, { storedName }: FileRow): Promise<Readable | undefined> {
  try {
    return await store.read(storedName);
  } catch (error) {
    if (error instanceof StoredFileMissingError) return undefined;
    throw error;
  }
}

class ContentCheck {
  private readonly hash = createHash("sha256");
  private bytes = 0;

  constructor(private readonly row: FileRow) {}

  async *pass(content: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      this.hash.update(chunk);
      this.bytes += chunk.length;
      yield chunk;
    }
  }

  isIntact(): boolean {
    return this.bytes === this.row.byteSize && this.hash.digest("hex") === this.row.sha256;
  }
}

/** @param isGood whether the content of a file is there and intact afterwards */
async function forEachFile(
  rows: AsyncIterable<FileRow>,
  onProgress: (files: number) => void,
  isGood: (row: FileRow) => Promise<boolean>,
): Promise<FilesReport> {
  const report: FilesReport = { count: 0, bytes: 0, lost: [] };
  const iterator = rows[Symbol.asyncIterator]();
  const work = async () => {
    for (;;) {
      const next = await iterator.next();
      if (next.done) return;
      const { storedName, byteSize } = next.value;
      if (await isGood(next.value)) {
        report.count++;
        report.bytes += byteSize;
      } else report.lost.push(storedName);
      onProgress(report.count + report.lost.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  report.lost.sort();
  return report;
}
