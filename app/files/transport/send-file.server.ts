import { create as contentDisposition } from "content-disposition";
import { isNotModified } from "~/lib/etag";
import { backpressureStream } from "~/lib/backpressure-stream.server";
import { accelRedirectPath } from "./accel-redirect.server";
import { requestedRange } from "./requested-range";
import type { StoredFile } from "~/files/store-records.server";
import { fileStore } from "~/files/store.server";

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
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers });

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
  const handedOver = accelRedirectPath(request, file.storedName);
  if (handedOver) {
    // The proxy works out the part that was asked for by itself, from the same headers.
    content.destroy();
    headers.set("X-Accel-Redirect", handedOver);
    headers.delete("Content-Length");
    return new Response(null, { status, headers });
  }
  return new Response(
    backpressureStream(content, () => content.destroy()),
    { status, headers },
  );
}
