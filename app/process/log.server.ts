import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { env } from "./env.server";
import { serializeError } from "./log-error.server";
import { createLogStream } from "./log-stream.server";

type LogFields = Record<string, unknown>;

let getSharedFields = (): LogFields => ({});

/**
 * Adds the fields that `getFields` returns to every log line, so that domain code logs without knowing the request. It
 * is called for each line and must return a new object. A field of the line itself wins.
 */
export function setSharedLogFields(getFields: () => LogFields): void {
  getSharedFields = getFields;
}

/** Creates a logger that writes one JSON line per event. */
export function createLog(destination: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: env().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => getSharedFields(),
    serializers: { err: (error: unknown) => serializeError(error) },
    hooks: {
      // Without a message, pino repeats that of the error, which may hold personal data.
      logMethod(args, method) {
        const [first, ...rest] = args;
        method.apply(this, typeof first === "object" && rest.length === 0 ? [first, "An event"] : args);
      },
    },
  };
  return pino(options, destination);
}

const output = createLogStream();

/** The log of this process. Secrets must never reach it: log ids, not values. */
export const log = createLog(output);

/** Writes what is not written yet. Call it before the process is ended with `process.exit`. */
export const flushLog = output.flush;
