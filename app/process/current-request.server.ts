import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";

/** The current request and its response as Node.js objects, with what belongs to both. */
export interface RequestContext {
  request: IncomingMessage;
  response: ServerResponse;
  /** In log lines, on error pages and in the header `idHeader`. */
  id: string;
  /** Of the W3C trace that the request belongs to. */
  traceId?: string | undefined;
  /** The status of a temporary error in a loader or action, which the error page gets. */
  faultStatus?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `handle`, and all that it starts, with the context of a request. */
export function withRequest(context: RequestContext, handle: () => void): void {
  storage.run(context, handle);
}

/** Returns the context of the current request; undefined outside of HTTP, as in tests. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Returns the id of the current request, for messages that a person can report. Log lines have it already. */
export function requestId(): string {
  return requestContext()?.id ?? "no-request";
}
