import { create as contentDisposition } from "content-disposition";
import { fileStore } from "~/files/configured-store.server";
import type { StoredFile } from "~/files/stored-files.server";
import { backpressureStream } from "~/lib/backpressure-stream.server";
import type { NodeConnection } from "~/lib/node-connection";
import { downloadHeaders, isNotModified } from "~/lib/response-headers";
import { accelRedirectPath } from "./accel-redirect.server";
import { requestedRange } from "./requested-range";

type SendableFile = Pick<StoredFile, "storedName" | "originalName" | "contentType" | "byteSize" | "sha256">;

/**
 * Returns the response that downloads a file: 200, 206 for a range, 304 when the client's copy is current, or 416.
 *
 * @param connection the connection that the response is sent on; undefined outside of HTTP, as in tests
 * @throws {StoredFileMissingError} when the store has lost the file
 */
export async function sendFile(
  request: Request,
  file: SendableFile,
  connection?: NodeConnection,
): Promise<Response> {
  const etag = `"${file.sha256}"`;
  const headers = new Headers({
    ...downloadHeaders,
    "Accept-Ranges": "bytes",
    "Content-Disposition": contentDisposition(file.originalName, {
      fallback: file.originalName.replace(/[^\x20-\x7e]/g, "_"),
    }),
    ETag: etag,
  });
  if (isNotModified(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });

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
  const redirectPath = accelRedirectPath(request, file.storedName);
  if (redirectPath) {
    // The proxy works out the range from the same request headers.
    content.destroy();
    headers.set("X-Accel-Redirect", redirectPath);
    headers.delete("Content-Length");
    return new Response(null, { status, headers });
  }
  const body = backpressureStream(content, connection, () => content.destroy());
  return new Response(body, { status, headers });
}
