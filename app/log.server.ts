import { DrizzleQueryError } from "drizzle-orm/errors";
import { pino, stdSerializers } from "pino";
import { env } from "~/env.server";

/** One JSON line an event, on standard output. Secrets never reach it: log ids, not values. */
export const log = pino({
  level: env().LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: withoutValues },
});

/** Drizzle's errors carry the values of the failed query: what visitors typed is not for the log. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error as Error);
  const cause: NodeJS.ErrnoException | undefined = error.cause;
  const message = cause?.message ?? "Failed query";
  const stack = error.stack?.replace(error.message, () => message);
  return { type: cause?.name, code: cause?.code, message, query: error.query, stack };
}
