import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { requestContext } from "./current-request.server";
import { env } from "./env.server";
import { serializeError } from "./log-error.server";
import { createLogStream } from "./log-stream.server";

/** Creates a logger that writes one JSON line per event, with the ids of the current request. A field of the line itself wins. */
export function createLog(destination: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: env().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const current = requestContext();
      return current ? { requestId: current.id, ...(current.traceId && { traceId: current.traceId }) } : {};
    },
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
