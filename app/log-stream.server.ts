import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";

/** Bytes that are collected before they are written. */
const chunk = 4_096;
/** Milliseconds after which a line is written, however few there are. */
const flushDelay = 50;
/** Milliseconds to wait for a reader at the end of the process. */
const endTimeout = 1_000;

/** What a log writes its lines to. */
export interface LogStream {
  write: (line: string) => void;
  /** Resolves once all lines are written, or after a second: a reader that has stopped must not keep the process. */
  flush: () => Promise<void>;
}

interface Options {
  /** The file descriptor, by default that of standard output. */
  fd?: number;
  /** Bytes that wait to be written, at most. What comes beyond is dropped, and counted in a line of its own. */
  limit?: number;
}

/**
 * Writes lines without waiting for the disk or the reader: the event loop goes on while they are slow, and where they stall, lines are lost
 * in place of memory.
 */
export function createLogStream({ fd = 1, limit = 4 * 1024 * 1024 }: Options = {}): LogStream {
  const stream = pino.destination({ dest: fd, sync: false, minLength: chunk, maxLength: limit });
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;

  // A full disk is tried again with the next line. pino itself would throw.
  stream.removeAllListeners("error").on("error", () => undefined);
  stream.on("drop", () => dropped++);
  stream.on("drain", () => {
    if (dropped === 0) return;
    const line = {
      level: "warn",
      time: new Date().toISOString(),
      event: "log-lines-dropped",
      lines: dropped,
    };
    dropped = 0;
    write(`${JSON.stringify({ ...line, msg: "The log could not be written fast enough" })}\n`);
  });

  function write(line: string) {
    stream.write(line);
    timer ??= setTimeout(() => {
      timer = undefined;
      stream.flush();
    }, flushDelay).unref();
  }

  function flush() {
    const flushed = new Promise<void>((resolve) => stream.flush(() => resolve()));
    return Promise.race([flushed, delay(endTimeout, undefined, { ref: false })]);
  }

  return { write, flush };
}
