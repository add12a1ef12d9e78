import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { predictLength } from "client-zip";
import { create as contentDisposition } from "content-disposition";
import { fileStore } from "~/files/configured-store.server";
import { type FileStore, StoredFileMissingError } from "~/files/file-store";
import type { StoredFile } from "~/files/stored-files.server";
import type { NodeConnection } from "~/lib/node-connection";
import { downloadHeaders } from "~/lib/response-headers";
import { countBytes } from "./send-file.server";
import { toUniqueNames, zipStream } from "./zip-stream.server";

type ZippedFile = Pick<StoredFile, "storedName" | "originalName" | "byteSize" | "createdAt">;

interface ZipDownload<File extends ZippedFile> {
  name: string;
  files: readonly File[];
  /** Called once for each file that was begun, with its sent bytes. */
  onSent?: (file: File, bytes: number) => void;
  /** The connection of the response; undefined outside of HTTP, for example in tests. */
  connection?: NodeConnection;
}

/** The store has lost files. A ZIP without them would look complete. */
export class FilesMissingError extends Error {
  override name = "FilesMissingError";

  /** @param names original names */
  constructor(readonly names: readonly string[]) {
    super(`Missing from the store: ${names.join(", ")}`);
  }
}

/**
 * Returns one uncompressed ZIP. Files are opened one after the other and read at the client's speed. Throws `FilesMissingError` or
 * `StorageUnavailableError` before the first byte is sent.
 */
export async function sendZip<File extends ZippedFile>(
  request: Request,
  { name, files, connection, onSent }: ZipDownload<File>,
  openedStore: FileStore | Promise<FileStore> = fileStore(),
): Promise<Response> {
  const store = await openedStore;
  await requireComplete(store, files);
  const names = toUniqueNames(files.map(({ originalName }) => originalName));
  const entries = files.map((file, index) => ({
    name: names[index] ?? file.storedName,
    size: file.byteSize,
    lastModified: file.createdAt,
    open: async () => {
      const content = await store.read(file.storedName);
      if (!onSent) return content;
      const { chunks } = countBytes(content, (bytes) => onSent(file, bytes));
      return Readable.from(chunks, { objectMode: false });
    },
  }));
  const headers = {
    ...downloadHeaders,
    "Content-Disposition": contentDisposition(name),
    "Content-Length": String(predictLength(entries)),
    "Content-Type": "application/zip",
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  return new Response(zipStream(entries, connection), { headers });
}

/** Reads each file's last byte, so a truncated file counts as missing. */
async function requireComplete(store: FileStore, files: readonly ZippedFile[]): Promise<void> {
  const areComplete = await Promise.all(files.map((file) => isComplete(store, file)));
  const missing = files.filter((_, index) => !areComplete[index]);
  if (missing.length > 0) throw new FilesMissingError(missing.map(({ originalName }) => originalName));
}

export async function isComplete(
  store: FileStore,
  { storedName, byteSize }: Pick<ZippedFile, "storedName" | "byteSize">,
): Promise<boolean> {
  try {
    const end = byteSize - 1;
    const content = await store.read(storedName, { start: end, end });
    let size = 0;
    content.on("data", (chunk: Buffer) => (size += chunk.length));
    await finished(content);
    return size === 1;
  } catch (error) {
    if (error instanceof StoredFileMissingError) return false;
    throw error;
  }
}
