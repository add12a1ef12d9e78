import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { EventEmitter, once } from "node:events";
import { Server, type IncomingMessage, type Server as HttpServer, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { env } from "~/env.server";
import { closeAfterResponse, type NodeConnection } from "~/lib/node-connection";
import { log, setSharedLogFields } from "~/log.server";
import { answerClientErrors } from "./client-errors.server";
import { completeSecurityHeaders } from "./complete-headers.server";
import { connectionsClosed, keepAliveTimeout, stopAccepting, trackConnection } from "./drain.server";
import { normalizeRequest } from "./normalize-request.server";
import { hideSecret } from "./private-path";
import { readTraceId } from "./traceparent";

/** The current request and its response as Node.js objects, with what belongs to both. */
export interface RequestContext extends NodeConnection {
  /** In log lines, on error pages and in the X-Request-Id header. */
  id: string;
  /** Of the W3C trace that the request belongs to. */
  traceId?: string | undefined;
  /** The status of a temporary error in a loader or action, which the error page gets. */
  faultStatus?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();
const open = new Set<RequestContext>();
const idle = new EventEmitter();
const responses = new WeakMap<Duplex, ServerResponse>();
/** Milliseconds for the headers and for the whole request: a slow connection sends 20 files of 15 MB in that time. */
const timeouts = { headersTimeout: 20_000, requestTimeout: 20 * 60_000, keepAliveTimeout };
let isStopping = false;
const installed = globalThis as typeof globalThis & { isTrackingRequests?: boolean };

/** Servers that are set up already, and those that are left out. */
const known = new WeakSet<Server>();
const excluded = new WeakSet<Server>();

/** Leaves the requests of a server out: that of the metrics is no part of the site. */
export function excludeServer(server: Server): void {
  excluded.add(server);
}

/** remix-serve does not expose its server, which is known from its first connection on. */
function setUpServer(server: Server) {
  if (known.has(server) || excluded.has(server)) return;
  known.add(server);
  Object.assign(server, timeouts);
  answerClientErrors(server, (socket) => responses.get(socket));
}

/** Returns the number of requests whose response has not ended. */
export function openRequests(): number {
  return open.size;
}

type RequestRecorder = (request: IncomingMessage, response: ServerResponse, milliseconds: number) => void;

/**
 * Assigns an id to every HTTP request of this process from now on, normalizes it and logs its end.
 *
 * @param record called at the end of each request
 */
export function trackRequests(record?: RequestRecorder): void {
  if (installed.isTrackingRequests) return;
  installed.isTrackingRequests = true;
  setSharedLogFields(() => {
    const current = requestContext();
    return current ? { requestId: current.id, ...(current.traceId && { traceId: current.traceId }) } : {};
  });
  subscribe("net.server.socket", (message) => {
    const { server } = (message as Accepted).socket;
    if (server instanceof Server) setUpServer(server as HttpServer);
  });
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as Started;
    if (excluded.has(server)) return;
    setUpServer(server);
    trackConnection(server, request.socket);
    const context: RequestContext = {
      id: randomUUID(),
      traceId: readTraceId(request.headers.traceparent),
      request,
      response,
    };
    const startedAt = performance.now();
    response.setHeader("X-Request-Id", context.id);
    completeSecurityHeaders(response);
    if (isStopping) closeAfterResponse(context);
    open.add(context);
    responses.set(request.socket, response);
    response.once("close", () => {
      open.delete(context);
      if (responses.get(request.socket) === response) responses.delete(request.socket);
      if (open.size === 0) idle.emit("idle");
      const milliseconds = performance.now() - startedAt;
      logRequest(context, milliseconds);
      record?.(request, response, milliseconds);
    });
    storage.enterWith(context);
    normalizeRequest(request);
  });
}

interface Accepted {
  socket: Socket & { server?: unknown };
}

interface Started extends NodeConnection {
  server: Server;
}

/** Returns the context of the current request; undefined outside of HTTP, as in tests. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Returns the id of the current request, for messages that a person can report. Log lines have it already. */
export function requestId(): string {
  return requestContext()?.id ?? "no-request";
}

interface StopOptions {
  /**
   * Whether clients may send requests on the connections that they have, until they or a time limit close them. Then call this
   * function in the handler of the signal.
   */
  mayDrain: boolean;
}

/**
 * Waits for all open requests before the process ends. From now on, every response closes its connection, so that clients
 * send no further request on it.
 */
export async function requestsFinished({ mayDrain }: StopOptions): Promise<void> {
  if (mayDrain) await stopAccepting();
  isStopping = true;
  for (const context of open) closeAfterResponse(context);
  if (mayDrain) await connectionsClosed();
  while (open.size > 0) await once(idle, "idle");
}

/** What the development server sends of the sources: hundreds of requests a page, among which nobody finds the page's own. */
const isSource = (path: string) =>
  env().NODE_ENV === "development" && /^\/(app|node_modules|@[a-z]+)\//.test(path);

function logRequest({ id, traceId, request, response }: RequestContext, ms: number) {
  const path = hideSecret(request.url?.split("?", 1)[0] ?? "").slice(0, 300);
  const level = response.statusCode >= 500 ? "error" : isSource(path) ? "debug" : "info";
  log[level](
    {
      event: "request",
      requestId: id,
      ...(traceId && { traceId }),
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round(ms),
      ...(response.writableFinished ? {} : { aborted: true }),
    },
    `${request.method} ${path} ${response.statusCode}`,
  );
}
