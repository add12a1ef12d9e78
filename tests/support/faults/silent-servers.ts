import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { Worker } from "node:worker_threads";

interface SilentServer {
  host: string;
  close: () => Promise<void>;
}

/** The script of a thread that listens but never accepts a connection. */
const neverAccept = `
  const { parentPort } = require("node:worker_threads");
  const server = require("node:net").createServer();
  server.listen({ port: 0, host: "127.0.0.1", backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });`;

/** Starts a server with a full connection queue. The kernel drops further attempts to connect instead of rejecting them. */
export async function startFullServer(): Promise<SilentServer> {
  const worker = new Worker(neverAccept, { eval: true });
  const [port] = (await once(worker, "message")) as [number];
  // The kernel queues one connection more than the backlog.
  const waiting = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  for (const socket of waiting) socket.on("error", () => undefined);
  await Promise.all(waiting.map((socket) => once(socket, "connect")));
  return {
    host: `127.0.0.1:${port}`,
    close: async () => {
      for (const socket of waiting) socket.destroy();
      await worker.terminate();
    },
  };
}

/** Starts a server that accepts connections and never sends anything, for example no TLS handshake. */
export async function startMuteServer(): Promise<SilentServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.resume());
    socket.on("error", () => undefined);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return {
    host: `127.0.0.1:${address.port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
