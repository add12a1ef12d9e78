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

interface Sending {
  /** The connection that the response is sent on; undefined outside of HTTP, as in tests. */
  connection?: NodeConnection | undefined;
  /** The header Cache-Control; by default no cache may store the file. */
  caching?: string;
  /** Whether the file is shown in a page, not saved. */
  isShown?: boolean;
  /**
   * Called once, when all has been sent or the client has left, with the number of bytes; at once with those that were asked for, where
   * the proxy sends them.
   */
  onSent?: (bytes: number) => void;
}

/**
 * Returns the response that downloads a file: 200, 206 for a range, 304 when the client's copy is current, or 416.
 *
 * @throws {StoredFileMissingError} when the store has lost the file
 */
export async function sendFile(
  request: Request,
  file: SendableFile,
  { connection, caching, isShown = false, onSent }: Sending = {},
): Promise<Response> {
  const etag = `"${file.sha256}"`;
  const disposition = contentDisposition(file.originalName, {
    type: isShown ? "inline" : "attachment",
    // With another fallback than the name, `filename*` follows: browsers decode `%20` in `filename`.
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
    // The proxy works out the range from the same request headers.
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

/** Browsers show a PDF in a viewer of their own, which a sandbox keeps away; nothing else that is shown needs anything. */
function shownPolicy(contentType: string): string {
  return contentType === "application/pdf"
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
    : downloadHeaders["Content-Security-Policy"];
}

/**
 * Passes the content of a file on, and tells once how many bytes that were: at its end, when its reader leaves, or when `end` is called,
 * because a reader that has lost its client asks for nothing more.
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
 * Our proxy sends the path prefix in `X-Accel-Mapping` (deploy/nginx.conf). Without a trusted proxy the header is
 * ignored, because any client can send it.
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
 * Parses the byte range of a request (RFC 9110, sections 13.1.5 and 14.2).
 *
 * @returns null for the whole file: no range, a malformed one, several ranges, or one of an earlier version
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
