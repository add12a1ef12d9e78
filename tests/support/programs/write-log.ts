import { flushLog, log } from "~/process/log.server";
import { logCrashes } from "~/server/log-crashes.server";

/**
 * A process that writes a log and ends. Arguments: how many lines, and how it ends: "exit" as after a signal to stop, "crash" by an error
 * that nothing catches, "end" by itself.
 */
const [count = "", end = ""] = process.argv.slice(2);
logCrashes();
for (let line = 1; line <= Number(count); line++)
  log.info({ line }, "A line that is written while the process ends");
if (end === "crash") throw new Error("Nothing catches this");
if (end === "exit") void flushLog().finally(() => process.exit(0));
