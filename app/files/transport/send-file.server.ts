import type { Readable } from "node:stream";
import { create as contentDisposition } from "content-disposition";
import { fileStore } from "~/files/configured-store.server";
import type { ByteRange } from "~/files/file-store";
import type { StoredFile } from "~/files/stored-files.server";
import { backpressureStream } from "~/lib/backpressure-stream.server";
import type { NodeConnection } from "~/lib/node-connection";
import { downloadHeaders, isNotModified } from "~/lib/response-headers";
import { type Env, env } from "~/process/env.server";

type SendableFile = Pick<StoredFile, "storedName" | "originalName" | "contentType" | "byteSize" | "sha256">;

interface SendOptions {
  /** The connection of the response; undefined outside of HTTP, for example in tests. */
  connection?: NodeConnection | undefined;
  /** The header Cache-Control. By default no cache may store the file. */
  caching?: string;
  /** Whether a page shows the file instead of saving it. */
  isShown?: boolean;
  /**
   * Called once with the number of sent bytes, at the end or when the client leaves. If the proxy sends the file, called at once with the
   * requested bytes.
   */
  onSent?: (bytes: number) => void;
}

/**
 * Returns 200, 206 for a range, 304 for a client's current copy, or 416. Throws `StoredFileMissingError` when the store has lost the
 * file.
 */
export async function sendFile(
  request: Request,
  file: SendableFile,
  { connection, caching, isShown = false, onSent }: SendOptions = {},
): Promise<Response> {
  const etag = `"${file.sha256}"`;
  const disposition = contentDisposition(file.originalName, {
    type: isShown ? "inline" : "attachment",
    // A fallback that differs from the name makes the library add `filename*`, because browsers decode `%20` in `filename`.
    fallback: file.originalName.replace(/[^\x20-\x7e]|%/g, "_"),
  });
  const headers = new Headers({
    ...downloadHeaders,
    ...(isShown && { "Content-Security-Policy": shownPolicy(file.contentType) }),
    ...(caching !== undefined && { "Cache-Control": caching }),
    "Accept-Ranges": "bytes",
    "Content-Disposition": disposition,
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
  const length = end - start + 1;
  const content = await store.read(file.storedName, { start, end });
  const redirectPath = accelRedirectPath(request, file.storedName);
  if (redirectPath) {
    // The proxy computes the range from the same request headers.
    content.destroy();
    onSent?.(length);
    headers.set("X-Accel-Redirect", redirectPath);
    headers.delete("Content-Length");
    return new Response(null, { status, headers });
  }
  const { chunks, end: stopCounting } = countBytes(content, onSent);
  const body = backpressureStream(chunks, connection, () => {
    content.destroy();
    stopCounting();
  });
  return new Response(body, { status, headers });
}

/**
 * Returns the Content-Security-Policy of a shown file. A PDF needs the browser's own viewer, which a sandbox would block. Other files need
 * no exception.
 */
function shownPolicy(contentType: string): string {
  return contentType === "application/pdf"
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
    : downloadHeaders["Content-Security-Policy"];
}

/**
 * Passes on the content of a file, and reports the number of its bytes once: at its end, when the reader stops, or when `end` is called.
 * Callers must call `end` when the client disconnects, because the reader then requests nothing more.
 */
export function countBytes(content: Readable, onEnd?: (bytes: number) => void) {
  let bytes = 0;
  let isOver = false;
  const end = () => {
    if (!isOver) onEnd?.(bytes);
    isOver = true;
  };
  async function* read() {
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        yield chunk;
      }
    } finally {
      end();
    }
  }
  return { chunks: onEnd ? read() : (content as AsyncIterable<Buffer>), end };
}

/**
 * Returns the X-Accel-Redirect path of a stored file, or null if this process must send the file itself.
 *
 * Our proxy sends the path prefix in `X-Accel-Mapping` (deploy/nginx.conf). Without a trusted proxy the header is ignored, because any
 * client can send it.
 */
export function accelRedirectPath(
  request: Request,
  storedName: string,
  { S3_BUCKET, TRUST_PROXY }: Pick<Env, "S3_BUCKET" | "TRUST_PROXY"> = env(),
): string | null {
  const prefix = request.headers.get("X-Accel-Mapping") ?? "";
  const isTrusted = TRUST_PROXY > 0 && !S3_BUCKET && /^\/[\w-]+\/$/.test(prefix);
  return isTrusted ? prefix + storedName.split("/").map(encodeURIComponent).join("/") : null;
}

/**
 * Parses the byte range of a request (RFC 9110, sections 13.1.5 and 14.2). Returns null for the whole file: without a range, or for a
 * malformed range, several ranges, or an earlier version.
 */
export function requestedRange(
  request: Request,
  etag: string,
  size: number,
): ByteRange | "unsatisfiable" | null {
  if (request.method !== "GET") return null;
  const version = request.headers.get("If-Range");
  if (version !== null && version.trim() !== etag) return null;

  const [, first, last] = /^\s*bytes=\s*(\d*)-(\d*)\s*$/i.exec(request.headers.get("Range") ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  // A suffix range counts from the end, and may be longer than the file.
  if (first === "") return last && Number(last) > 0 ? clamp(size - Number(last), size - 1) : "unsatisfiable";
  if (last !== "" && Number(last) < Number(first)) return null;
  return Number(first) < size ? clamp(Number(first), last === "" ? size - 1 : Number(last)) : "unsatisfiable";

  function clamp(start: number, end: number) {
    return { start: Math.max(0, start), end: Math.min(end, size - 1) };
  }
}
