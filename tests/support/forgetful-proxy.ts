import { connect, createServer, type Socket } from "node:net";

interface ForgetfulProxy {
  port: number;
  /** Passes nothing more on the connections there are, and tells neither side, like a firewall that forgets them. New ones work. */
  forget: () => void;
  close: () => Promise<void>;
}

/** Starts a proxy to the server at `target`. */
export async function startForgetfulProxy(target: URL): Promise<ForgetfulProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on("error", () => undefined);
      from.once("close", () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    port: address.port,
    forget: () => {
      for (const socket of sockets) socket.unpipe().resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
