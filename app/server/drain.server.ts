import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";

/** Milliseconds after which Node closes a connection on which no further request comes. nginx does after four seconds. */
export const keepAliveTimeout = 5_000;
/** Milliseconds for the first request of a connection that was accepted last. */
const firstRequestTimeout = 1_000;
/** Milliseconds of a turn of the event loop in which nothing happens, at most. */
const quietTurn = 1;
/** A process that is too busy for a quiet turn stops accepting after this many. */
const maxTurns = 500;

const servers = new Set<Server>();
/** Each settles when the connections that a server has accepted last have sent a request. */
const accepted: Promise<unknown>[] = [];
/** Connections on which a request has arrived. Clients keep them open to send the next one. */
const used = new Set<Socket>();

/** Remembers a connection on which a request has arrived. */
export function trackConnection(server: Server, socket: Socket): void {
  servers.add(server);
  if (used.has(socket)) return;
  used.add(socket);
  socket.once("close", () => used.delete(socket));
}

/**
 * Stops accepting connections, and keeps those there are. remix-serve closes its server on the signal to stop, and with it every idle
 * connection: a client that sends a post on one at that moment cannot know whether it was received, and does not repeat it. One that
 * cannot connect can ask another process. Call this function in the handler of the signal, before that of remix-serve.
 */
export async function stopAccepting(): Promise<void> {
  for (const server of servers) server.close = () => server;
  await Promise.all([...servers].map(closeListener));
}

/** Waits until clients, or Node after `keepAliveTimeout`, have closed every connection on which a request has arrived. */
export async function connectionsClosed(): Promise<void> {
  await Promise.all(accepted);
  while (used.size > 0)
    await Promise.all([...used].map((socket) => new Promise((resolve) => socket.once("close", resolve))));
}

/**
 * Closes the listening socket while no connection waits for being accepted: the kernel would reset those, and with them requests
 * that were sent already.
 */
async function closeListener(server: Server) {
  let connections = 0;
  const onConnection = () => connections++;
  server.on("connection", onConnection);
  // Between two of these turns, Node looks at every socket, and handles what it finds.
  await nextTurn();
  for (let turn = 0; turn < maxTurns; turn++) {
    const [before, startedAt] = [connections, performance.now()];
    await nextTurn();
    if (connections === before && performance.now() - startedAt < quietTurn) break;
  }
  server.off("connection", onConnection);
  // That of an HTTP server would close idle connections.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  accepted.push(Promise.race([closed, delay(firstRequestTimeout)]));
}
