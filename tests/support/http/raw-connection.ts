import { connect, type Socket } from "node:net";

/** A TCP connection for requests that no HTTP client would send: malformed, partial or slow. */
export interface RawConnection {
  socket: Socket;
  received: () => string;
  /** Resolves to all received text when either side closes the connection. */
  closed: Promise<string>;
}

/** Connects to the host of `url`, and sends the lines of `head`, if any, followed by an empty line. */
export async function openRaw(url: string, head: string[] = []): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
  // Tests check the text received before an error.
  socket.on("error", () => undefined);
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(received)));
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  if (head.length > 0) socket.write(`${head.join("\r\n")}\r\n\r\n`, "latin1");
  return { socket, received: () => received, closed };
}

/** Sends one request on a separate connection, and returns the raw response. */
export async function rawRequest(url: string, head: string[], timeout = 15_000): Promise<string> {
  const { socket, closed } = await openRaw(url, [...head, "Connection: close"]);
  socket.setTimeout(timeout, () => socket.destroy());
  return closed;
}
