import {
  type IncomingMessage,
  type RequestListener,
  Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";
import * as text from "~/messages/refusals";
import { defaultHeaders } from "./security-headers.server";

/** Milliseconds. A slow connection can send 20 files of 15 MB within `requestTimeout`. nginx closes idle connections after 4 seconds. */
const timeouts = { headersTimeout: 20_000, requestTimeout: 20 * 60_000, keepAliveTimeout: 5_000 };
/** Milliseconds for the first request on the connection that was accepted last. */
const firstRequestTimeout = 1_000;
/** Milliseconds. A turn of the event loop that takes less has done no work. */
const quietTurn = 1;
/** The maximum milliseconds to wait for a quiet turn. A busy process has none, and needs its remaining time to finish requests. */
const maxQuietWait = 3_000;

/** The site's HTTP server, with timeouts, responses to malformed requests, and a shutdown that interrupts no request. */
export class SiteServer extends Server {
  /** Connections on which a request has arrived. Clients keep them open for the next request. */
  readonly #used = new Set<Socket>();
  readonly #responses = new WeakMap<Duplex, ServerResponse>();
  #isDraining = false;

  constructor(listener: RequestListener) {
    super(timeouts);
    this.on("request", this.#track);
    this.on("request", listener);
    this.on("clientError", (error, socket) =>
      respondToClientError(error, socket, this.#responses.get(socket)),
    );
  }

  readonly #track = ({ socket }: IncomingMessage, response: ServerResponse) => {
    this.#responses.set(socket, response);
    response.once("close", () => {
      if (this.#responses.get(socket) === response) this.#responses.delete(socket);
    });
    if (this.#used.has(socket)) return;
    this.#used.add(socket);
    socket.once("close", () => this.#used.delete(socket));
  };

  /**
   * Stops accepting connections but keeps the open ones. On the stop signal, remix-serve closes its server and every idle connection. A
   * client that sends a post at that moment cannot know whether the post was received, and does not repeat it. A client that cannot connect
   * can try another process. Call this method in the signal handler, before remix-serve's.
   *
   * @returns a promise that resolves once no more connections are accepted. It resolves to a function that waits until clients, or Node's
   *   timeout, have closed every connection on which a request has arrived
   */
  async drain(): Promise<() => Promise<void>> {
    this.#isDraining = true;
    await this.#quietTurn();
    const closed = new Promise((resolve) => super.close(resolve));
    return async () => {
      await Promise.race([closed, delay(firstRequestTimeout)]);
      while (this.#used.size > 0)
        await Promise.all(
          [...this.#used].map((socket) => new Promise((resolve) => socket.once("close", resolve))),
        );
    };
  }

  /** Does nothing while the server drains, because it is already closing. */
  override close(callback?: (error?: Error) => void): this {
    return this.#isDraining ? this : super.close(callback);
  }

  /** Node calls this method when a server closes. */
  override closeIdleConnections(): void {
    if (!this.#isDraining) super.closeIdleConnections();
  }

  /** Waits for a turn of the event loop without pending connections. The kernel would reset those, with requests that were already sent. */
  async #quietTurn() {
    let connections = 0;
    const onConnection = () => connections++;
    this.on("connection", onConnection);
    // Between two of these turns, Node polls every socket and handles its events.
    await nextTurn();
    const end = performance.now() + maxQuietWait;
    while (performance.now() < end) {
      const [before, startedAt] = [connections, performance.now()];
      await nextTurn();
      if (connections === before && performance.now() - startedAt < quietTurn) break;
    }
    this.off("connection", onConnection);
  }
}

/** Milliseconds for a client that is still sending to read the response. */
const closeTimeout = 1_000;

/**
 * Responds to a request that Node cannot parse or that does not arrive in time, as Node does, but with the security headers of every other
 * response. Such a request reaches neither remix-serve nor `completeHeaders`.
 *
 * @param response the current response on the connection
 */
function respondToClientError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  response: ServerResponse | undefined,
): void {
  // Node emits the error again for bytes that arrive after the response.
  if (socket.writableEnded) return;
  if (error.code === "ECONNRESET" || !socket.writable || response?.headersSent) socket.destroy();
  else if (response) {
    // The body stays incomplete, so its reader must fail.
    socket.write(formatResponse(error));
    socket.destroy();
  } else {
    socket.end(formatResponse(error));
    // Closing at once would reset the connection while the client sends, and the client would not see the response.
    const timer = setTimeout(() => socket.destroy(), closeTimeout).unref();
    socket.once("close", () => clearTimeout(timer));
  }
}

/** Returns the status that Node itself would send. */
function toErrorStatus({ code }: NodeJS.ErrnoException): keyof typeof text.unreadableRequest {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  return code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
}

function formatResponse(error: NodeJS.ErrnoException): string {
  const status = toErrorStatus(error);
  const body = `${text.unreadableRequest[status]}\n`;
  const headers = new Headers(defaultHeaders());
  headers.set("Content-Type", "text/plain; charset=utf-8");
  headers.set("Content-Length", String(Buffer.byteLength(body)));
  headers.set("Cache-Control", "no-store");
  headers.set("Connection", "close");
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "", body].join("\r\n");
}
