import { pino } from "pino";
import { env } from "~/env.server";

/** One JSON line an event, on standard output. Secrets never reach it: log ids, not values. */
export const log = pino({
  level: env().LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});
