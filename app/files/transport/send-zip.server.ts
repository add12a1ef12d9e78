import { makeZip, predictLength } from "client-zip";
import { create as contentDisposition } from "content-disposition";
import { addAbortSignal } from "node:stream";
import { finished } from "node:stream/promises";
import { type FileStore, StoredFileMissingError } from "~/files/file-store";
import { fileStore } from "~/files/configured-store.server";
import type { StoredFile } from "~/files/stored-files.server";
import { backpressureStream } from "~/lib/backpressure-stream.server";
import type { NodeConnection } from "~/lib/node-connection";
import { downloadHeaders } from "~/lib/download-headers";
import { toUniqueNames } from "./zip-names";

type ZippedFile = Pick<StoredFile, "storedName" | "originalName" | "byteSize" | "createdAt">;

interface Zip {
  name: string;
  files: readonly ZippedFile[];
  /** The connection that the response is sent on; undefined outside of HTTP, as in tests. */
  connection?: NodeConnection;
}

/** The store has lost files: a ZIP without them would look complete. */
export class FilesMissingError extends Error {
  override name = "FilesMissingError";

  /** @param names original names, as visitors know them */
  constructor(readonly names: readonly string[]) {
    super(`Missing from the store: ${names.join(", ")}`);
  }
}

/**
 * Returns the response that downloads files as one uncompressed ZIP. Files are opened one after the other and read as
 * fast as the client reads the response.
 *
 * @throws {FilesMissingError} before the first byte is sent
 */
export async function sendZip(request: Request, { name, files, connection }: Zip): Promise<Response> {
  const store = await fileStore();
  await requireComplete(store, files);
  const names = toUniqueNames(files.map(({ originalName }) => originalName));
  const entries = files.map(({ storedName, byteSize, createdAt }, index) => ({
    storedName,
    name: names[index],
    size: byteSize,
    lastModified: createdAt,
  }));
  const headers = {
    ...downloadHeaders,
    "Content-Disposition": contentDisposition(name),
    "Content-Length": String(predictLength(entries)),
    "Content-Type": "application/zip",
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const { inputs, stop } = openOneByOne(store, entries);
  return new Response(backpressureStream(readChunks(makeZip(inputs)), connection, stop), { headers });
}

/** Checks that the store has all of each file, by reading its last byte: a truncated file counts as missing. */
async function requireComplete(store: FileStore, files: readonly ZippedFile[]): Promise<void> {
  const areComplete = await Promise.all(files.map((file) => isComplete(store, file)));
  const missing = files.filter((_, index) => !areComplete[index]);
  if (missing.length > 0) throw new FilesMissingError(missing.map(({ originalName }) => originalName));
}

async function isComplete(store: FileStore, { storedName, byteSize }: ZippedFile): Promise<boolean> {
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

/** Returns the entries with their contents, each opened when the previous one ends, and a way to close the open one. */
function openOneByOne<Entry extends { storedName: string }>(store: FileStore, entries: readonly Entry[]) {
  const stopping = new AbortController();
  async function* inputs() {
    for (const entry of entries) {
      const input = await store.read(entry.storedName);
      // The client may have disconnected while the file was being opened.
      if (stopping.signal.aborted) return void input.destroy();
      yield { ...entry, input: addAbortSignal(stopping.signal, input) };
    }
  }
  return { inputs: inputs(), stop: () => stopping.abort() };
}

/** TypeScript's DOM types do not declare web streams as async iterable. */
async function* readChunks(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
