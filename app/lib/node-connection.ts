import type { IncomingMessage, ServerResponse } from "node:http";

/** A request and its response as Node.js objects, which Remix does not expose. */
export interface NodeConnection {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Closes the connection after the response. Does nothing without a connection, or once the headers are sent. */
export function closeAfterResponse(connection: NodeConnection | undefined): void {
  const response = connection?.response;
  if (response && !response.headersSent) response.setHeader("Connection", "close");
}
