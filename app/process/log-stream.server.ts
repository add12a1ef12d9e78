import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";

/** Milliseconds without progress after which the end of the process no longer waits for the reader. */
const silence = 1_000;
/** Milliseconds that the end of the process waits for a slow reader. Even a busy machine writes the whole buffer in less. */
const endTimeout = 5_000;

interface LogStream {
  write: (line: string) => void;
  /** Resolves after all lines are written, after a second without progress, or after 5 seconds, in case the reader has stopped. */
  flush: () => Promise<void>;
}

const standardOutput = 1;
/** The maximum of buffered bytes. Further lines are dropped and counted in a separate line. */
const limit = 4 * 1024 * 1024;

/**
 * Writes lines to standard output without waiting for the disk or the reader. During a write, new lines are collected for the next one. If
 * the disk stalls, lines are dropped, so memory does not grow.
 */
export function createLogStream(): LogStream {
  const stream = pino.destination({ dest: standardOutput, sync: false, maxLength: limit });
  let isWritten = true;
  let dropped = 0;

  // The next line retries after a full disk. pino itself would throw.
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
