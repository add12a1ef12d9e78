// @ts-check
/**
 * The watchdog's thread. It counts its own ticks while the main thread's beats stand still, and ends the process
 * when they have for too long. Ticks and not the time: after a suspend of the machine, or SIGSTOP, both threads
 * were silent, and the main thread gets its time to beat again.
 */
import { write } from "node:fs";
import { workerData } from "node:worker_threads";

/** @type {{ beats: Int32Array, seconds: number }} */
const { beats, seconds } = workerData;
let last = 0;
let silentTicks = 0;
/** Milliseconds that the log line may take. */
const writeMs = 1000;

const timer = setInterval(() => {
  const now = Atomics.load(beats, 0);
  silentTicks = now === last ? silentTicks + 1 : 0;
  last = now;
  if (silentTicks >= seconds) end();
}, 1000);

/** The line is written without waiting: where nobody reads the output, that alone may have stuck the main thread. */
function end() {
  clearInterval(timer);
  setTimeout(kill, writeMs);
  write(1, JSON.stringify(logLine()) + "\n", kill);
}

function kill() {
  // `process.exit` would end this thread alone, and SIGTERM is handled by the thread that is stuck.
  process.kill(process.pid, "SIGKILL");
}

/** As the log has its lines; the log itself belongs to the main thread. */
function logLine() {
  const msg = `The main thread has not run for ${seconds} seconds: the process is ended`;
  return { level: "fatal", time: new Date().toISOString(), event: "watchdog", seconds, msg };
}
