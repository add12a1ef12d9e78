import { DrizzleQueryError } from "drizzle-orm/errors";
import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from "pino";
import { env } from "~/env.server";

type LogFields = Record<string, unknown>;

let getSharedFields = (): LogFields => ({});

/**
 * Adds the fields that `getFields` returns to every log line, so that domain code logs without knowing the request. It
 * is called for each line and must return a new object. A field of the line itself wins.
 */
export function setSharedLogFields(getFields: () => LogFields): void {
  getSharedFields = getFields;
}

/** Creates a logger that writes one JSON line per event, by default to standard output. */
export function createLog(destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: env().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => getSharedFields(),
    serializers: { err: withoutValues },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The log of this process. Secrets must never reach it: log ids, not values. */
export const log = createLog();

/** Serializes an error without the values of a failed query, which Drizzle adds: visitors' input must not be logged. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error as Error);
  const cause: NodeJS.ErrnoException | undefined = error.cause;
  const message = cause?.message ?? "Failed query";
  const stack = error.stack?.replace(error.message, () => message);
  return { type: cause?.name, code: cause?.code, message, query: error.query, stack };
}
