import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import * as text from "~/messages/refusals";
import { defaultHeaders } from "./security-headers.server";

/** Milliseconds for a client to read the answer while it still sends. */
const closeTimeout = 1_000;

/**
 * Answers a request that Node cannot parse, or that does not arrive in time, as Node itself does, but with the security headers of every
 * other answer. Such a request reaches neither remix-serve nor `completeHeaders`.
 *
 * @param response the response that is under way on the connection
 */
export function respondToClientError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  response: ServerResponse | undefined,
): void {
  // Emitted again for what arrives after the answer.
  if (socket.writableEnded) return;
  if (error.code === "ECONNRESET" || !socket.writable || response?.headersSent) socket.destroy();
  else if (response) {
    // The body does not arrive as announced: what waits for it must end.
    socket.write(toAnswer(error));
    socket.destroy();
  } else {
    socket.end(toAnswer(error));
    // Closing at once would reset the connection while the client sends, and it would not see the answer.
    const timer = setTimeout(() => socket.destroy(), closeTimeout).unref();
    socket.once("close", () => clearTimeout(timer));
  }
}

/** Node's own choice. */
function toStatus({ code }: NodeJS.ErrnoException): keyof typeof text.unreadableRequest {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  return code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
}

function toAnswer(error: NodeJS.ErrnoException): string {
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
