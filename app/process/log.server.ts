import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { requestContext } from "./current-request.server";
import { env } from "./env.server";
import { serializeError } from "./log-error.server";
import { createLogStream } from "./log-stream.server";

/** Creates a logger that writes one JSON line for each event, with the ids of the current request. A field of the call overrides them. */
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
      // Without a message, pino uses the error's message, which may contain personal data.
      logMethod(args, method) {
        const [first, ...rest] = args;
        method.apply(this, typeof first === "object" && rest.length === 0 ? [first, "An event"] : args);
      },
    },
  };
  return pino(options, destination);
}

const output = createLogStream();

/** The log of this process. Log ids instead of values; secrets must never reach it. */
export const log = createLog(output);

/** Writes the buffered lines. Call it before `process.exit`. */
export const flushLog = output.flush;
