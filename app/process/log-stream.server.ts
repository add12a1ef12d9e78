import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";

/** Milliseconds to wait for a reader at the end of the process. */
const endTimeout = 1_000;

/** What a log writes its lines to. */
interface LogStream {
  write: (line: string) => void;
  /** Resolves once all lines are written, or after a second: a reader that has stopped must not keep the process. */
  flush: () => Promise<void>;
}

const standardOutput = 1;
/** Bytes that wait to be written, at most. What comes beyond is dropped, and counted in a line of its own. */
const limit = 4 * 1024 * 1024;

/**
 * Writes lines to standard output without waiting for the disk or the reader: while one write is under way, the lines that come are
 * collected for the next. Where the disk stalls, lines are dropped so that memory does not grow.
 */
export function createLogStream(): LogStream {
  const stream = pino.destination({ dest: standardOutput, sync: false, maxLength: limit });
  let isWritten = true;
  let dropped = 0;

  // A full disk is tried again with the next line. pino itself would throw.
  stream.removeAllListeners("error").on("error", () => undefined);
  stream.on("drop", () => dropped++);
  stream.on("drain", () => {
    isWritten = true;
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
    isWritten = false;
    stream.write(line);
  }

  async function flush() {
    const end = delay(endTimeout, false, { ref: false });
    const written = () =>
      once(stream, "drain").then(
        () => true,
        () => false,
      );
    while (!isWritten && (await Promise.race([written(), end])));
  }

  return { write, flush };
}
