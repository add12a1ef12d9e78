import { connect, type Socket } from "node:net";

/** A connection that says exactly what it is told to: clients as wrong or as slow as there are. */
export interface RawConnection {
  socket: Socket;
  /** What has come so far. */
  received: () => string;
  /** Resolves to all that came, once the connection is closed by either side. */
  closed: Promise<string>;
}

/** Connects to the host of `url`; lines of `head` are ended as HTTP ends them, and followed by an empty one. */
export async function openRaw(url: string, head: string[] = []): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
  // What ends a connection is for the test to see in what came before.
  socket.on("error", () => undefined);
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(received)));
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  if (head.length > 0) socket.write(`${head.join("\r\n")}\r\n\r\n`, "latin1");
  return { socket, received: () => received, closed };
}

/** One request, and the whole answer as it came; the connection closes after it. */
export async function rawRequest(url: string, head: string[], timeout = 15_000): Promise<string> {
  const { socket, closed } = await openRaw(url, [...head, "Connection: close"]);
  socket.setTimeout(timeout, () => socket.destroy());
  return closed;
}
