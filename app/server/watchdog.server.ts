import { Worker } from "node:worker_threads";
import workerCode from "./watchdog-worker.js?raw";

const beatMs = 500;

/**
 * From here on a thread of its own ends this process, with a log line `watchdog`, when the main thread has not run
 * for so many seconds: a supervisor then starts it again. Nothing else could, for a thread in an endless loop
 * handles no signal and answers no request. It keeps no process alive.
 *
 * @param seconds 0 for no watchdog
 */
export function startWatchdog(seconds: number): void {
  if (seconds === 0) return;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
  // As a data URL, since the build has no file for it.
  const code = new URL(`data:text/javascript,${encodeURIComponent(workerCode)}`);
  // Without the options of this process: a preloaded module is not for this thread.
  new Worker(code, { workerData: { beats, seconds }, execArgv: [], name: "watchdog" }).unref();
}
