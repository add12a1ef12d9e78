import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";
import { respondToClientError } from "./client-errors.server";

/**
 * Milliseconds. The headers and the whole request: a slow connection sends 20 files of 15 MB in that time. Node closes a connection on
 * which no further request comes; nginx does after four seconds.
 */
const timeouts = { headersTimeout: 20_000, requestTimeout: 20 * 60_000, keepAliveTimeout: 5_000 };
/** Milliseconds for the first request of a connection that was accepted last. */
const firstRequestTimeout = 1_000;
/** Milliseconds of a turn of the event loop in which nothing happens, at most. */
const quietTurn = 1;
/** Milliseconds to wait for a quiet turn, at most: a busy process has none, and needs the rest of its time to finish requests. */
const maxQuietWait = 3_000;

/** The HTTP server of the site: time limits, answers to what is not HTTP, and an end that cuts off no request. */
export class SiteServer extends Server {
  /** Connections on which a request has arrived. Clients keep them open to send the next one. */
  readonly #used = new Set<Socket>();
  /** The response that is under way on a connection. */
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
   * Stops accepting connections, and keeps those there are: remix-serve closes its server on the signal to stop, and with it every idle
   * connection. A client that sends a post on one at that moment cannot know whether it was received, and does not repeat it; one that
   * cannot connect can ask another process. Call this function in the handler of the signal, before that of remix-serve.
   *
   * @returns a promise of the moment from which no connection is accepted, with a function that waits until clients, or Node after
   *   its time limit, have closed every connection on which a request has arrived
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

  /** Does nothing while the server drains: it is closing already. */
  override close(callback?: (error?: Error) => void): this {
    return this.#isDraining ? this : super.close(callback);
  }

  /** Node calls it when a server closes. */
  override closeIdleConnections(): void {
    if (!this.#isDraining) super.closeIdleConnections();
  }

  /**
   * Waits for a turn of the event loop in which no connection waits for being accepted: the kernel would reset those, and with them
   * requests that were sent already.
   */
  async #quietTurn() {
    let connections = 0;
    const onConnection = () => connections++;
    this.on("connection", onConnection);
    // Between two of these turns, Node looks at every socket, and handles what it finds.
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
