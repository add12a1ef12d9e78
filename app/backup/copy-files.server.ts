import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { type FileStore, StoredFileMissingError, type UncommittedFile } from "~/files/file-store";
import type { StoredContent } from "./manifest.server";

/** Files that are copied at the same time. */
const concurrency = 4;

export interface FilesReport {
  count: number;
  bytes: number;
  /** Stored names of files that are missing, or whose content is not what its row says. */
  lost: string[];
}

/** Where the contents of files are read. */
interface FileSource {
  /** @throws {StoredFileMissingError} */
  read: (row: StoredContent) => Promise<Readable>;
}

interface FileTarget extends FileSource {
  write: (row: StoredContent, content: Readable) => Promise<UncommittedFile>;
  /** Whether a file need not be copied, in place of reading it. */
  has?: (row: StoredContent) => Promise<boolean>;
}

/** The uploads of a site, which have the stored name of their row. */
export function uploadsOf(store: FileStore): Required<Pick<FileTarget, "read" | "write">> {
  return {
    read: ({ storedName }) => store.read(storedName),
    write: ({ storedName }, content) => store.write(storedName, content),
  };
}

interface CopyFilesOptions {
  rows: AsyncIterable<StoredContent>;
  from: FileSource;
  to: FileTarget;
  onProgress: (files: number) => void;
}

/**
 * Copies the content of files and compares each with the size and SHA-256 of its row. Skips those that the target has already, so
 * that an interrupted copy continues.
 */
export function copyFiles({ rows, from, to, onProgress }: CopyFilesOptions): Promise<FilesReport> {
  const has = to.has ?? ((row: StoredContent) => isIntact(to, row));
  return forEachFile(rows, onProgress, async (row) => {
    if (await has(row)) return true;
    const content = await open(from, row);
    if (!content) return false;
    const check = new ContentCheck(row);
    const written = await to.write(row, Readable.from(check.pass(content)));
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
  rows: AsyncIterable<StoredContent>,
  source: FileSource,
  onProgress: (files: number) => void,
): Promise<FilesReport> {
  return forEachFile(rows, onProgress, (row) => isIntact(source, row));
}

async function isIntact(source: FileSource, row: StoredContent): Promise<boolean> {
  const content = await open(source, row);
  if (!content) return false;
  const check = new ContentCheck(row);
  const chunks = check.pass(content);
  while (!(await chunks.next()).done);
  return check.isIntact();
}

async function open(source: FileSource, row: StoredContent): Promise<Readable | undefined> {
  try {
    return await source.read(row);
  } catch (error) {
    if (error instanceof StoredFileMissingError) return undefined;
    throw error;
  }
}

class ContentCheck {
  private readonly hash = createHash("sha256");
  private bytes = 0;

  constructor(private readonly row: StoredContent) {}

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

/** @param isGood whether the content of a file is there and intact afterwards. Never called twice at a time for the same content */
async function forEachFile(
  rows: AsyncIterable<StoredContent>,
  onProgress: (files: number) => void,
  isGood: (row: StoredContent) => Promise<boolean>,
): Promise<FilesReport> {
  const report: FilesReport = { count: 0, bytes: 0, lost: [] };
  const iterator = rows[Symbol.asyncIterator]();
  const running = new Map<string, Promise<boolean>>();
  const work = async () => {
    for (;;) {
      const next = await iterator.next();
      if (next.done) return;
      const row = next.value;
      const previous = running.get(row.sha256) ?? Promise.resolve(true);
      const result = previous.then(
        () => isGood(row),
        () => isGood(row),
      );
      running.set(row.sha256, result);
      const isFine = await result.finally(() => {
        if (running.get(row.sha256) === result) running.delete(row.sha256);
      });
      if (isFine) {
        report.count++;
        report.bytes += row.byteSize;
      } else report.lost.push(row.storedName);
      onProgress(report.count + report.lost.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  report.lost.sort();
  return report;
}
