import { create as contentDisposition } from "content-disposition";
import { makeZip, predictLength } from "client-zip";
import { addAbortSignal } from "node:stream";
import { finished } from "node:stream/promises";
import { backpressureStream } from "~/lib/backpressure-stream.server";
import type { StoredFile } from "~/files/store-records.server";
import { type FileStore, StoredFileMissingError } from "~/files/store";
import { fileStore } from "~/files/store.server";
import { namesInFolder } from "./zip-names";

type ZippedFile = Pick<StoredFile, "storedName" | "originalName" | "byteSize" | "createdAt">;

/** The store has lost files: a ZIP without them would look whole. */
export class FilesMissingError extends Error {
  override name = "FilesMissingError";

  /** @param names as visitors know them */
  constructor(readonly names: readonly string[]) {
    super(`Missing from the store: ${names.join(", ")}`);
  }
}

/**
 * The answer that carries files as one ZIP, not compressed again: each is opened when its turn comes and
 * read as fast as the client takes it.
 *
 * @throws {FilesMissingError} before the first byte
 */
export async function sendZip(
  request: Request,
  zipName: string,
  files: readonly ZippedFile[],
): Promise<Response> {
  const store = await fileStore();
  await findMissing(store, files);
  const names = namesInFolder(files.map(({ originalName }) => originalName));
  const entries = files.map(({ storedName, byteSize, createdAt }, index) => ({
    storedName,
    name: names[index],
    size: byteSize,
    lastModified: createdAt,
  }));
  const headers = {
    "Cache-Control": "private, no-store, no-transform",
    "Content-Disposition": contentDisposition(zipName),
    "Content-Length": String(predictLength(entries)),
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Content-Type": "application/zip",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const { inputs, stop } = openInTurn(store, entries);
  return new Response(backpressureStream(chunksOf(makeZip(inputs)), stop), { headers });
}

/** Reads the last byte of each file: one that is cut short is as good as lost. */
async function findMissing(store: FileStore, files: readonly ZippedFile[]): Promise<void> {
  const isThere = await Promise.all(files.map((file) => isWhole(store, file)));
  const missing = files.filter((_, index) => !isThere[index]);
  if (missing.length > 0) throw new FilesMissingError(missing.map(({ originalName }) => originalName));
}

async function isWhole(store: FileStore, { storedName, byteSize }: ZippedFile): Promise<boolean> {
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

/** The files one after the other, and a way to close the one that is open. */
function openInTurn<Entry extends { storedName: string }>(store: FileStore, entries: readonly Entry[]) {
  const left = new AbortController();
  async function* inputs() {
    for (const entry of entries) {
      const input = await store.read(entry.storedName);
      // The client may have left while the file was opened.
      if (left.signal.aborted) return void input.destroy();
      yield { ...entry, input: addAbortSignal(left.signal, input) };
    }
  }
  return { inputs: inputs(), stop: () => left.abort() };
}

/** TypeScript's own types do not know that a web stream can be iterated. */
async function* chunksOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
