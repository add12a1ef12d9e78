// @ts-check
/**
 * Loaded into the app by `node --expose-gc --import`: answers each line that comes through the socket beside the app's data. `delay` asks
 * what the event loop was delayed at most since it was asked last, in ms; `p99` what it was delayed at most in 99 % of the samples since
 * then; `heap` asks for the bytes of the heap in use after a collection. It runs in the app's own process, so nothing but the loop is
 * measured.
 */
import { createServer } from "node:net";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createInterface } from "node:readline";

/** Milliseconds between two samples; a sample counts from the one before. */
const resolution = 1;
const delays = monitorEventLoopDelay({ resolution });
delays.enable();

const server = createServer((connection) => {
  createInterface({ input: connection }).on("line", (line) => {
    const readings = { delay: readDelay, p99: readP99, heap: readHeap };
    connection.write(`${readings[/** @type {keyof typeof readings} */ (line)]()}\n`);
  });
});
server.listen(path.join(process.env.DATA_DIR ?? "", "..", "loop-delay.sock"));
server.unref();

function readDelay() {
  const longest = Math.max(0, delays.max / 1e6 - resolution);
  delays.reset();
  return longest;
}

function readP99() {
  return Math.max(0, delays.percentile(99) / 1e6 - resolution);
}

function readHeap() {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
