import { setTimeout as delay } from "node:timers/promises";
import { sweepDrafts } from "./booking/form/sweep-drafts.server";
import { connect, currentConnection, setConnection } from "./db/client.server";
import type { Connection } from "./db/connection.server";
import { withDiskReserve } from "./db/disk-guard.server";
import { databaseSettings } from "./db/settings.server";
import { StartError } from "./db/start-error";
import { env } from "./env.server";
import { requestsFinished, trackRequests } from "./server/request-context.server";
import { sweepRateLimits } from "./db/rate-limit.server";
import { sweepFiles } from "./files/sweep.server";
import { log } from "./log.server";
import { ensureFirstAdmin } from "./staff/accounts/first-admin.server";
import { sweepSessions } from "./staff/sessions/sessions.server";
import { startWatchdog } from "./server/watchdog.server";

const sweepInterval = 10 * 60_000;
/** Milliseconds that requests may still take after the signal to stop. */
const stopTimeout = 17_000;
/** Milliseconds that closing the database may take after that. */
const closeTimeout = 6_000;

/** Makes this process ready to serve: settings, database, first admin, housekeeping. Once a process. */
export async function boot(): Promise<void> {
  if (currentConnection()) return;
  try {
    const connection = await connect(databaseSettings());
    setConnection(connection);
    closeOnSignal(connection);
    await withDiskReserve(ensureFirstAdmin);
  } catch (error) {
    stopStart(error);
  }
  void sweep();
  setInterval(() => void sweep(), sweepInterval).unref();
  trackRequests();
  const { NODE_ENV, WATCHDOG_SECONDS } = env();
  // A developer's breakpoint holds the main thread for as long as it likes.
  if (NODE_ENV !== "development") startWatchdog(WATCHDOG_SECONDS);
}

/** Housekeeping; what fails now is tried again the next time. */
async function sweep() {
  for (const sweepOne of [sweepSessions, sweepFiles, sweepDrafts, sweepRateLimits]) {
    try {
      // What it removes makes room: a disk that is nearly full must not prevent it.
      await withDiskReserve<unknown>(sweepOne);
    } catch (error) {
      log.error({ event: "sweep-failed", sweep: sweepOne.name, err: error }, "Housekeeping failed");
    }
  }
}

/** Ends the start with one clear message where the fault is the setup's; else with the whole error. */
function stopStart(error: unknown): never {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else log.fatal({ event: "start-failed", err: error }, "The start failed");
  process.exit(1);
}

/** Answers what has begun, closes the database and ends; remix-serve stops accepting on the same signal. */
function closeOnSignal(connection: Connection) {
  const stop = async (signal: string) => {
    log.info({ event: "stopping", signal }, "Stopping");
    connection.announceClose?.();
    setTimeout(() => process.exit(1), stopTimeout + closeTimeout).unref();
    const isInTime = await Promise.race([requestsFinished().then(() => true), delay(stopTimeout, false)]);
    if (!isInTime) log.warn({ event: "requests-cut-off" }, "Some requests took too long and were cut off");
    await connection.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(signal));
}
