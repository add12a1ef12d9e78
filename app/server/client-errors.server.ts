import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import * as text from "~/messages/refusals";
import { defaultHeaders } from "./security-headers.server";

/** Milliseconds for a client to read the response while it is still sending. */
const closeTimeout = 1_000;

/**
 * Responds to a request that Node cannot parse or that does not arrive in time, as Node does, but with the security headers of every other
 * response. Such a request reaches neither remix-serve nor `completeHeaders`.
 *
 * @param response the current response on the connection
 */
export function respondToClientError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  response: ServerResponse | undefined,
): void {
  // Node emits the error again for bytes after the response.
  if (socket.writableEnded) return;
  if (error.code === "ECONNRESET" || !socket.writable || response?.headersSent) socket.destroy();
  else if (response) {
    // The body stays incomplete, so the code that reads it must fail.
    socket.write(formatResponse(error));
    socket.destroy();
  } else {
    socket.end(formatResponse(error));
    // Closing at once would reset the connection while the client sends, and the client would not see the response.
    const timer = setTimeout(() => socket.destroy(), closeTimeout).unref();
    socket.once("close", () => clearTimeout(timer));
  }
}

/** The same statuses as Node's. */
function toStatus({ code }: NodeJS.ErrnoException): keyof typeof text.unreadableRequest {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  return code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
}

function formatResponse(error: NodeJS.ErrnoException): string {
  const status = toStatus(error);
  const body = `${text.unreadableRequest[status]}\n`;
  const headers = new Headers(defaultHeaders());
  headers.set("Content-Type", "text/plain; charset=utf-8");
  headers.set("Content-Length", String(Buffer.byteLength(body)));
  headers.set("Cache-Control", "no-store");
  headers.set("Connection", "close");
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "", body].join("\r\n");
}
