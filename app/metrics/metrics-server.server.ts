import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { collectDefaultMetrics, Gauge } from "prom-client";
import { log } from "~/process/log.server";
import { StartError } from "~/process/tell-operator.server";
import { registry } from "./metrics.server";

interface MetricsServerOptions {
  host: string;
  port: number;
  /** Sets the gauges before they are read. Must finish in time even if a source of the values hangs. */
  update: () => Promise<void>;
}

/** Prometheus sends one request at a time. */
const maxConnections = 8;
/** Milliseconds for a request, and for an idle connection. */
const timeout = 5_000;

/** Collects metrics of the process from now on, and serves all metrics at /metrics on a separate port. */
export async function startMetricsServer({ host, port, update }: MetricsServerOptions): Promise<Server> {
  const server = createServer(respond(update));
  server.maxConnections = maxConnections;
  Object.assign(server, { headersTimeout: timeout, requestTimeout: timeout, keepAliveTimeout: timeout });
  // Disconnects a client that does not read.
  server.setTimeout(2 * timeout);
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    throw new StartError(explainListenError(error as NodeJS.ErrnoException, host, port), { cause: error });
  }
  collectDefaultMetrics({ register: registry });
  removeMisnamed();
  return server;
}

/**
 * Removes prom-client's gauges whose names end like those of counters. nodejs_active_handles and similar gauges have the same data by type.
 */
function removeMisnamed() {
  for (const metric of registry.getMetricsAsArray())
    if (metric instanceof Gauge && metric.name.endsWith("_total")) registry.removeSingleMetric(metric.name);
}

export function stopMetricsServer(server: Server): void {
  server.close();
  server.closeAllConnections();
}

function respond(update: () => Promise<void>): RequestListener {
  return (request, response) => {
    const path = request.url?.split("?", 1)[0];
    if (path !== "/metrics") return response.writeHead(404).end();
    if (request.method !== "GET") return response.writeHead(405, { Allow: "GET" }).end();
    update()
      .then(() => registry.metrics())
      .then((metrics) => response.writeHead(200, { "Content-Type": registry.contentType }).end(metrics))
      .catch((error: unknown) => {
        log.error({ event: "metrics-failed", err: error }, "The metrics could not be read");
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  };
}

function explainListenError({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === "EADDRINUSE")
    return `METRICS_PORT ${port} is in use. Stop what uses it, or set METRICS_PORT to another one: each process needs its own.`;
  if (code === "EACCES")
    return `METRICS_PORT ${port} may not be used by this user. Set METRICS_PORT to one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `METRICS_PORT names ${host}, which is no address of this machine. Set it to one that is, or to a port alone.`;
  return `The metrics cannot be served at ${host}:${port}: ${message}`;
}
