import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";

/** The current request and its response as Node.js objects. */
export interface RequestContext {
  request: IncomingMessage;
  response: ServerResponse;
  /** Shown in log lines, on error pages and in the header `idHeader`. */
  id: string;
  traceId?: string | undefined;
  /** The status of a temporary fault in a loader or action, for the error page. */
  faultStatus?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `handle` and everything that it starts with the context of a request. */
export function withRequest(context: RequestContext, handle: () => void): void {
  storage.run(context, handle);
}

/** Returns undefined outside of HTTP, as in tests. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Returns the id of the current request for messages that a person can report. Log lines contain it automatically. */
export function requestId(): string {
  return requestContext()?.id ?? "no-request";
}
