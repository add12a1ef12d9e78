import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { toNetwork } from "~/lib/ip-address.server";
import { closeAfterResponse, dropRestAfterResponse, type NodeConnection } from "~/lib/node-connection";
import { type RequestContext, requestContext, withRequest } from "~/process/current-request.server";
import { env } from "~/process/env.server";
import { log } from "~/process/log.server";
import { hideSecret } from "./secret-paths";

const open = new Set<RequestContext>();
const idle = new EventEmitter();
let isStopping = false;

/** Returns the number of requests whose response has not ended. */
export function openRequests(): number {
  return open.size;
}

export type RequestRecorder = (
  request: IncomingMessage,
  response: ServerResponse,
  milliseconds: number,
) => void;

interface TrackedRequest extends NodeConnection {
  record?: RequestRecorder | undefined;
}

/** The response header with the request's id, which a user can report so that staff find the log line. */
export const idHeader = "X-Request-Id";

/** Assigns an id to a request, runs `handle`, and logs the end of the response. */
export function runInContext(
  { request, response, record }: TrackedRequest,
  handle: (id: string) => void,
): void {
  const traceId = readTraceId(request.headers.traceparent);
  const context: RequestContext = { id: randomUUID(), traceId, request, response };
  const startedAt = performance.now();
  if (isStopping) closeAfterResponse(context);
  dropRestAfterResponse(context);
  open.add(context);
  response.once("close", () => {
    open.delete(context);
    if (open.size === 0) idle.emit("idle");
    const milliseconds = performance.now() - startedAt;
    logRequest(context, milliseconds);
    record?.(request, response, milliseconds);
  });
  withRequest(context, () => handle(context.id));
}

/** From now on, closes the connection after each response, so that clients send no further request on it. */
export function closeConnections(): void {
  isStopping = true;
  for (const context of open) closeAfterResponse(context);
}

export async function requestsFinished(): Promise<void> {
  while (open.size > 0) await once(idle, "idle");
}

/** The development server sends hundreds of source files for each page, which would hide the page's own requests. */
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

interface ClientRequest {
  headers: IncomingMessage["headers"];
  socket: { remoteAddress?: string };
}

/** Returns the client address of the current request; "unknown" outside of HTTP. */
export function clientAddress(): string {
  const request = requestContext()?.request;
  return request ? toClientAddress(request, env().TRUST_PROXY) : "unknown";
}

/**
 * Returns the sender's IP address, or its /64 network for IPv6, because a household has all addresses of a /64.
 *
 * @param trustedProxies the number of our own proxies in front, each of which appends its client to X-Forwarded-For
 */
export function toClientAddress(request: ClientRequest, trustedProxies: number): string {
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().flatMap((line) => line.split(","));
  const chain = [...forwarded, request.socket.remoteAddress ?? "unknown"].map((address) => address.trim());
  const sender = chain.slice(-1 - trustedProxies)[0] ?? "";
  return toNetwork(isIP(sender) ? sender : (chain.at(-1) ?? ""));
}

const pattern = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;
const maxLength = 512;

/**
 * Returns the trace id of a `traceparent` header (W3C Trace Context). Undefined for a missing or invalid header, which the standard says to
 * ignore. Headers of later versions may have more fields.
 */
export function readTraceId(header: string | string[] | undefined): string | undefined {
  if (typeof header !== "string" || header.length > maxLength) return undefined;
  const [, version, traceId, parentId, rest] = pattern.exec(header) ?? [];
  if (version === undefined || version === "ff" || (version === "00" && rest !== undefined)) return undefined;
  return isZero(traceId) || isZero(parentId) ? undefined : traceId;
}

function isZero(id = ""): boolean {
  return /^0*$/.test(id);
}
