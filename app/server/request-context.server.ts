import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { EventEmitter, once } from "node:events";
import type { Server } from "node:http";
import { closeAfterResponse, type NodeConnection } from "~/lib/node-connection";
import { log, setSharedLogFields } from "~/log.server";
import { normalizeRequest } from "./normalize-request.server";

/** The current request and its response as Node.js objects, with what belongs to both. */
export interface RequestContext extends NodeConnection {
  /** Stands in the log line, on error pages and in the X-Request-Id header. */
  id: string;
  /** The status of the temporary fault that ended a loader or action: the page that failed gets it. */
  faultStatus?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();
const open = new Set<RequestContext>();
const idle = new EventEmitter();
/** Milliseconds for the head of a request, and for all of it: slow lines send 20 files of 15 MB in this. */
const timeouts = { headersTimeout: 20_000, requestTimeout: 20 * 60_000 };
let isStopping = false;
const installed = globalThis as typeof globalThis & { datumExchangeInstalled?: boolean };

/** Follows every HTTP request of this process from here on: gives it an id and logs its end. */
export function trackRequests(): void {
  if (installed.datumExchangeInstalled) return;
  installed.datumExchangeInstalled = true;
  setSharedLogFields(() => {
    const context = requestContext();
    return context ? { requestId: context.id } : {};
  });
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as Started;
    Object.assign(server, timeouts);
    const exchange: RequestContext = { id: randomUUID(), request, response };
    const startedAt = performance.now();
    response.setHeader("X-Request-Id", exchange.id);
    if (isStopping) closeAfterResponse(exchange);
    open.add(exchange);
    response.once("close", () => {
      open.delete(exchange);
      if (open.size === 0) idle.emit("idle");
      logRequest(exchange, performance.now() - startedAt);
    });
    storage.enterWith(exchange);
    normalizeRequest(request);
  });
}

interface Started extends NodeConnection {
  server: Server;
}

/** The exchange that the calling code serves; undefined outside of a request, as in tests. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** The id of the current request, for log lines and error messages. */
export function requestId(): string {
  return requestContext()?.id ?? "no-request";
}

/**
 * For the end of the process: every answer from here on closes its connection, so that no client asks
 * for more. Resolves when every request that has begun is answered.
 */
export async function requestsFinished(): Promise<void> {
  isStopping = true;
  for (const exchange of open) closeAfterResponse(exchange);
  while (open.size > 0) await once(idle, "idle");
}

function logRequest({ id, request, response }: RequestContext, ms: number) {
  const path = request.url?.split("?", 1)[0]?.slice(0, 300);
  const level = response.statusCode >= 500 ? "error" : "info";
  log[level](
    {
      event: "request",
      requestId: id,
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round(ms),
      ...(response.writableFinished ? {} : { aborted: true }),
    },
    `${request.method} ${path} ${response.statusCode}`,
  );
}
