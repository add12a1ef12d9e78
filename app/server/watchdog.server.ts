import { Worker } from "node:worker_threads";
import workerCode from "./watchdog-worker.js?raw";

const heartbeatMs = 500;
const hangSeconds = 30;

/**
 * Starts a thread that kills this process, with the log line `watchdog`, when the main thread has not run for 30 seconds. An endless loop
 * handles neither signals nor requests; a supervisor restarts the process. The thread does not keep the process alive.
 */
export function startWatchdog(): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), heartbeatMs).unref();
  // A data URL, because the build has no file for the worker.
  const code = new URL(`data:text/javascript,${encodeURIComponent(workerCode)}`);
  // The worker must not inherit this process's options, such as preloaded modules.
  new Worker(code, { workerData: { beats, seconds: hangSeconds }, execArgv: [], name: "watchdog" }).unref();
}
