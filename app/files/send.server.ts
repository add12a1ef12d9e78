import { create as contentDisposition } from "content-disposition";
import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { currentExchange } from "~/http/exchange.server";
import { requestedRange } from "./requested-range";
import type { StoredFile } from "./record-files.server";
import { fileStore } from "./store.server";

/** A browser that asks "save where?" reads nothing meanwhile; after this long nobody is there. */
const stallLimitMs = 10 * 60_000;

type SendableFile = Pick<StoredFile, "storedName" | "originalName" | "contentType" | "byteSize" | "sha256">;

/**
 * The answer that carries a file as a download: whole, in part, or not when the caller has it already.
 *
 * @throws {StoredFileMissingError} when the store has lost the file.
 */
export async function sendFile(request: Request, file: SendableFile): Promise<Response> {
  const etag = `"${file.sha256}"`;
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    // Compressing would change the bytes under the ETag and hold them back from a slow reader.
    "Cache-Control": "private, no-store, no-transform",
    "Content-Disposition": contentDisposition(file.originalName, {
      fallback: file.originalName.replace(/[^\x20-\x7e]/g, "_"),
    }),
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "same-origin",
    ETag: etag,
    "X-Content-Type-Options": "nosniff",
  });
  if (hasIt(request, etag)) return new Response(null, { status: 304, headers });

  const range = requestedRange(request, etag, file.byteSize);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.byteSize}`);
    return new Response(null, { status: 416, headers });
  }

  const { start, end } = range ?? { start: 0, end: file.byteSize - 1 };
  headers.set("Content-Type", file.contentType);
  headers.set("Content-Length", String(end - start + 1));
  if (range) headers.set("Content-Range", `bytes ${start}-${end}/${file.byteSize}`);
  const status = range ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const store = await fileStore();
  const content = await store.read(file.storedName, { start, end });
  return new Response(paced(content, currentExchange()?.response), { status, headers });
}

function hasIt(request: Request, etag: string): boolean {
  const known = request.headers.get("If-None-Match");
  if (!known) return false;
  return known.trim() === "*" || known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/**
 * The content, read only as fast as the client takes it. Remix's server writes without waiting for the
 * client, so this waits for it: one that stops reading costs one chunk of memory, not the file.
 */
function paced(content: Readable, response: ServerResponse | undefined): ReadableStream<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>;
  // The file is closed also when Remix never comes to read it.
  response?.once("close", () => content.destroy());
  if (response?.destroyed) content.destroy();

  return new ReadableStream(
    {
      async pull(controller) {
        try {
          if (response) await untilTaken(response);
          const { done, value } = await chunks.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          if (!response?.destroyed) throw error;
          controller.close();
        }
      },
      cancel() {
        content.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Waits until the client has taken what was written, or has gone. */
function untilTaken(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => response.destroy(), stallLimitMs);
    const done = () => {
      clearTimeout(giveUp);
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}
