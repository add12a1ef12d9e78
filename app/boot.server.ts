import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { startSnapshotServer } from "./backup/snapshot-server.server";
import { findVoidReason } from "./booking/mail/void-mails.server";
import { connect, currentConnection, db, setConnection } from "./db/client.server";
import { type Connection, databaseSettings } from "./db/connection.server";
import { withDiskReserve } from "./db/disk-guard.server";
import { mailLinkPaths } from "./mail-link-paths.server";
import { startMailWorker } from "./mail/mail-worker.server";
import { startMetricsServer, stopMetricsServer } from "./metrics/metrics-server.server";
import { env } from "./process/env.server";
import { flushLog, log } from "./process/log.server";
import { acceptedSecrets } from "./process/secret.server";
import { StartError, tellOperator } from "./process/tell-operator.server";
import { version } from "./process/version.server";
import { readPublished } from "./projects/published-projects.server";
import { siteServer, wrapNextServer } from "./server/chain.server";
import { logCrashes } from "./server/log-crashes.server";
import { warnOfMissingSettings } from "./server/missing-settings.server";
import { createRequestRecorder } from "./server/record-request.server";
import { closeConnections, openRequests, requestsFinished } from "./server/request-context.server";
import { updateGauges } from "./server/update-gauges.server";
import workerCode from "./server/watchdog-worker.js?raw";
import { loadSettings, watchSettings } from "./settings/settings.server";
import { ensureFirstAdmin } from "./staff/accounts/first-admin.server";
import { reencryptBusyAddresses } from "./staff/busy-times/busy-calendar.server";
import { reencryptAuthenticatorApps } from "./staff/factors/authenticator-app.server";
import { startPeriodicTasks } from "./tasks/run-periodic-tasks.server";
import { reencryptWebhookSecrets } from "./webhooks/webhook-secret.server";
import { startWebhookWorker } from "./webhooks/webhook-worker.server";

/** Milliseconds for requests to arrive and to finish after the stop signal. */
const stopTimeout = 17_000;
/** Milliseconds for closing the database afterwards. */
const closeTimeout = 6_000;

/** Prepares this process to serve: database, first admin, periodic tasks, request tracking. Runs once for each process. */
export async function boot(): Promise<void> {
  if (currentConnection()) return;
  // In development, Vite shows errors and continues.
  if (env().NODE_ENV !== "development") logCrashes();
  try {
    await startMetrics();
    const connection = await connect(databaseSettings());
    setConnection(connection);
    closeOnSignal(connection, () => Promise.all(stopWorkers.map((stop) => stop())));
    startSnapshotServer(connection, databaseSettings());
    await withDiskReserve(ensureFirstAdmin);
    if (acceptedSecrets().length > 1)
      await Promise.all([reencryptAuthenticatorApps(), reencryptBusyAddresses(), reencryptWebhookSecrets()]);
    await loadSettings(readPublished);
  } catch (error) {
    await stopStart(error);
  }
  // The embedded database has no `readApart`, because no other process uses it.
  const readApart = currentConnection()?.readApart;
  if (readApart) watchSettings(readApart);
  const isAlone = !readApart;
  stopWorkers.push(
    startMailWorker(env(), mailLinkPaths, { findVoidReason: (mail) => findVoidReason(db(), mail), isAlone }),
    startWebhookWorker({ internalHosts: env().INSIDE_HOSTS, isAlone }),
    startPeriodicTasks(),
  );
  log.info({ event: "started", ...version() }, "The app is ready to listen");
  warnOfMissingSettings();
  wrapNextServer(metricsServer && createRequestRecorder());
  // A developer's breakpoint would stop the main thread for too long.
  if (env().NODE_ENV !== "development") startWatchdog();
}

let metricsServer: Server | undefined;

async function startMetrics() {
  const { METRICS_PORT: address } = env();
  if (address) metricsServer = await startMetricsServer({ ...address, update: updateGauges });
}

const stopWorkers: (() => Promise<void>)[] = [];

/** Exits with one clear message for a setup error, otherwise with the complete error. */
async function stopStart(error: unknown): Promise<never> {
  if (!(error instanceof StartError)) log.fatal({ event: "start-failed", err: error }, "The start failed");
  else tellOperator({ level: "fatal", event: "start-failed", text: error.message });
  await flushLog();
  process.exit(1);
}

/**
 * On a signal, finishes open requests, closes the database and exits. SIGTERM comes from a deploy, so requests that are still arriving get
 * a response. SIGINT comes from a person at a terminal who wants a quick end, so remix-serve closes its server at once.
 */
function closeOnSignal(connection: Connection, stopWork: () => Promise<unknown>) {
  const stop = async (signal: string) => {
    log.info({ event: "stopping", signal }, "Stopping");
    connection.announceClose?.();
    setTimeout(() => void flushLog().finally(() => process.exit(1)), stopTimeout + closeTimeout).unref();
    const finished = Promise.all([finishRequests(signal), stopWork()]).then(() => true);
    const isInTime = await Promise.race([finished, delay(stopTimeout, false)]);
    if (!isInTime && openRequests() > 0)
      log.warn({ event: "requests-cut-off" }, "Some requests took too long and were cut off");
    if (metricsServer) stopMetricsServer(metricsServer);
    await connection.close();
    await flushLog();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(signal));
}

async function finishRequests(signal: string) {
  const connectionsClosed = signal === "SIGTERM" ? await siteServer()?.drain() : undefined;
  closeConnections();
  await connectionsClosed?.();
  await requestsFinished();
}

const heartbeatMs = 500;
const hangSeconds = 30;

/**
 * Starts a thread that kills this process, with the log line `watchdog`, when the main thread has not run for 30 seconds. During an endless
 * loop, the main thread handles neither signals nor requests; a supervisor restarts the process. The watchdog does not keep the process
 * alive.
 */
function startWatchdog(): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), heartbeatMs).unref();
  // A data URL, because the build emits no file for the worker.
  const code = new URL(`data:text/javascript,${encodeURIComponent(workerCode)}`);
  // The worker must not inherit this process's options, such as preloaded modules.
  new Worker(code, { workerData: { beats, seconds: hangSeconds }, execArgv: [], name: "watchdog" }).unref();
}
