import type { IncomingMessage, ServerResponse } from "node:http";

/** Node.js objects, which Remix does not expose. */
export interface NodeConnection {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Milliseconds without a byte after which a connection is closed whose request body still arrives after the response. The server's
 * `requestTimeout` also applies.
 */
const restTimeout = 30_000;

/** Closes the connection after the response. Does nothing after the headers are sent. */
export function closeAfterResponse(connection: NodeConnection | undefined): void {
  const response = connection?.response;
  if (response && !response.headersSent) response.setHeader("Connection", "close");
}

/**
 * Reads and drops the rest of a body after the response. Most clients send the whole body before they read the response. Closing the
 * connection before that would reset it and lose the response. Leaving the rest unread would block the connection's next request.
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
