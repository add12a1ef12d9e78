// @ts-check
/**
 * The watchdog's thread. It counts its own ticks while the main thread's heartbeat does not change, and kills the process after too many.
 * It counts ticks instead of time, because a suspend or SIGSTOP stops both threads, and afterwards the main thread must have its full time
 * again.
 */
import { write } from "node:fs";
import { workerData } from "node:worker_threads";

/** @type {{ beats: Int32Array, seconds: number }} */
const { beats, seconds } = workerData;
let last = 0;
let silentTicks = 0;
/** Milliseconds. */
const writeTimeout = 1000;

const timer = setInterval(() => {
  const now = Atomics.load(beats, 0);
  silentTicks = now === last ? silentTicks + 1 : 0;
  last = now;
  if (silentTicks >= seconds) end();
}, 1000);

/** Writes the line asynchronously, because the main thread may be blocked on output that nothing reads. */
function end() {
  clearInterval(timer);
  setTimeout(kill, writeTimeout);
  write(1, JSON.stringify(createLogLine()) + "\n", kill);
}

function kill() {
  // `process.exit` would end only this thread, and the blocked main thread would not handle SIGTERM.
  process.kill(process.pid, "SIGKILL");
}

/** Builds a line in the log's format, because only the main thread can use the log. */
function createLogLine() {
  const msg = `The main thread has not run for ${seconds} seconds: killing the process`;
  return { level: "fatal", time: new Date().toISOString(), event: "watchdog", seconds, msg };
}
