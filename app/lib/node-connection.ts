import type { IncomingMessage, ServerResponse } from "node:http";

/** A request and its response as Node.js objects, which Remix does not expose. */
export interface NodeConnection {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Milliseconds without a byte of a body that is still arriving after its response. The server's `requestTimeout` holds, too. */
const restTimeout = 30_000;

/** Closes the connection after the response. Does nothing without a connection, or once the headers are sent. */
export function closeAfterResponse(connection: NodeConnection | undefined): void {
  const response = connection?.response;
  if (response && !response.headersSent) response.setHeader("Connection", "close");
}

/**
 * Reads and drops what is left of a body after the response. Most clients send all of a body before they read the response: a connection
 * that is closed meanwhile is reset, and the response lost; on one that is left as it is, the next request waits until it is closed.
 */
export function dropRestAfterResponse({ request, response }: NodeConnection): void {
  response.once("finish", () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.destroy(), restTimeout).unref();
    // The listeners of Remix's stream would stop the flow.
    request.removeAllListeners("data").removeAllListeners("readable");
    request.on("data", () => timer.refresh()).resume();
    request.once("close", () => clearTimeout(timer));
  });
}
