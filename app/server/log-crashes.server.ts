import type { Logger } from "pino";
import { flushLog, log as processLog } from "~/process/log.server";

/** Ends the process with one log line after an uncaught error. Node.js would print the whole error, with the values of a failed query. */
export function logCrashes(log: Logger = processLog, flush = flushLog): void {
  let isEnding = false;
  process.prependListener("uncaughtException", (error: NodeJS.ErrnoException) => {
    // scripts/start.js explains a port that cannot be used.
    if (error.syscall === "listen" || error.syscall === "getaddrinfo") return;
    if (isEnding) process.exit(1);
    isEnding = true;
    log.fatal({ event: "crashed", err: error }, "An error that nothing has caught: the process ends");
    void flush().finally(() => process.exit(1));
  });
}
