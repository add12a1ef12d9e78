// @ts-check
/**
 * The watchdog's thread. Counts its own ticks while the heartbeat of the main thread does not change, and kills the process
 * after too many. Ticks, not time: after a suspend or SIGSTOP, both threads were stopped, and the main thread still gets
 * its time.
 */
import { write } from "node:fs";
import { workerData } from "node:worker_threads";

/** @type {{ beats: Int32Array, seconds: number }} */
const { beats, seconds } = workerData;
let last = 0;
let silentTicks = 0;
/** Timeout of the log line in milliseconds. */
const writeTimeout = 1000;

const timer = setInterval(() => {
  const now = Atomics.load(beats, 0);
  silentTicks = now === last ? silentTicks + 1 : 0;
  last = now;
  if (silentTicks >= seconds) end();
}, 1000);

/** Writes the line asynchronously: the main thread may be stuck because nothing reads the output. */
function end() {
  clearInterval(timer);
  setTimeout(kill, writeTimeout);
  write(1, JSON.stringify(createLogLine()) + "\n", kill);
}

function kill() {
  // `process.exit` ends only this thread, and SIGTERM is handled by the stuck thread.
  process.kill(process.pid, "SIGKILL");
}

/** Builds a line in the format of the log, which only the main thread can use. */
function createLogLine() {
  const msg = `The main thread has not run for ${seconds} seconds: killing the process`;
  return { level: "fatal", time: new Date().toISOString(), event: "watchdog", seconds, msg };
}
