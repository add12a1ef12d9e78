import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";

/** Milliseconds to wait at the end of the process for a reader that takes nothing. */
const silence = 1_000;
/** Milliseconds to wait for one that is slow: more than a busy machine needs to take all that is kept. */
const endTimeout = 5_000;

/** What a log writes its lines to. */
interface LogStream {
  write: (line: string) => void;
  /**
   * Resolves once all lines are written, after a second in which nothing is, or after 5: a reader that has stopped must not keep the
   * process.
   */
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
    const end = Date.now() + endTimeout;
    while (!isWritten && Date.now() < end) {
      const waiting = new AbortController();
      const { signal } = waiting;
      const isMoving = await Promise.race([
        once(stream, "write", { signal }),
        once(stream, "drain", { signal }),
        delay(Math.min(silence, end - Date.now()), null, { signal }),
      ]).catch(() => null);
      waiting.abort();
      if (isMoving === null) return;
    }
  }

  return { write, flush };
}
