import { connect, createServer, type Socket } from "node:net";

interface TcpProxy {
  port: number;
  /** Stops passing data without closing connections, like a network that drops packets. */
  freeze: () => void;
  thaw: () => void;
  /** Passes nothing more on the current connections, and closes neither side, like a firewall that forgets them. New ones work. */
  forget: () => void;
  close: () => void;
}

export async function startTcpProxy(target: URL): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer({ pauseOnConnect: true }, (client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => to.write(chunk));
      from.on("error", () => undefined);
      from.once("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
      else from.resume();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    port: address.port,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    forget: () => {
      for (const socket of sockets) socket.removeAllListeners("data").resume();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
