import { connect, currentConnection, setConnection } from "./db/client.server";
import { env, EnvError } from "./env.server";
import { DataFolderInUseError } from "./db/data-lock.server";
import { trackExchanges } from "./http/exchange.server";
import { log } from "./log.server";
import { ensureFirstAdmin } from "./staff/first-admin.server";
import { sweepSessions } from "./staff/sessions.server";

const sweepInterval = 10 * 60_000;

/** Makes this process ready to serve: settings, database, first admin, housekeeping. Once a process. */
export async function boot(): Promise<void> {
  if (currentConnection()) return;
  try {
    const { DATABASE_URL, DATA_DIR } = env();
    const connection = await connect({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
    setConnection(connection);
    closeOnSignal(connection.close);
    await ensureFirstAdmin();
  } catch (error) {
    stopStart(error);
  }
  setInterval(() => void sweep(), sweepInterval).unref();
  trackExchanges();
}

/** Housekeeping; what fails now is tried again the next time. */
async function sweep() {
  try {
    await sweepSessions();
  } catch (error) {
    log.error({ event: "sweep-failed", err: error }, "Housekeeping failed");
  }
}

/** Ends the start with one clear message where the fault is the setup's; else with the whole error. */
function stopStart(error: unknown): never {
  if (error instanceof EnvError || error instanceof DataFolderInUseError)
    process.stderr.write(`${error.message}\n`);
  else log.fatal({ event: "start-failed", err: error }, "The start failed");
  process.exit(1);
}

/** After the server has answered what it had accepted, closes the database and lets the process end. */
function closeOnSignal(close: () => Promise<void>) {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      log.info({ event: "stopping", signal }, "Stopping");
      // remix-serve stops accepting on the same signal; the process ends once nothing is open.
      process.once("beforeExit", () => void close().then(() => process.exit(0)));
      setTimeout(() => process.exit(0), 20_000).unref();
    });
  }
}
