import { flushLog, log } from "~/process/log.server";
import { logCrashes } from "~/server/log-crashes.server";

/**
 * Writes a log and ends. Arguments: the number of lines, and the end: "exit" as after a signal to stop, "crash" by an uncaught error, "end"
 * without either.
 */
const [count = "", end = ""] = process.argv.slice(2);
logCrashes();
for (let line = 1; line <= Number(count); line++)
  log.info({ line }, "A line that is written while the process ends");
if (end === "crash") throw new Error("Nothing catches this");
if (end === "exit") void flushLog().finally(() => process.exit(0));
