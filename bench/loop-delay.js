// @ts-check
/**
 * Loaded into the app by `node --expose-gc --import`: answers each line that comes through the socket beside the
 * app's data. `delay` asks what the event loop was delayed at most since the last reading, in ms; `heap` asks for the
 * bytes of the heap in use after a collection. It runs in the app's own process, so nothing but the loop is measured.
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
    connection.write(`${line === "heap" ? readHeap() : readDelay()}\n`);
  });
});
server.listen(path.join(process.env.DATA_DIR ?? "", "..", "loop-delay.sock"));
server.unref();

function readDelay() {
  const longest = Math.max(0, delays.max / 1e6 - resolution);
  delays.reset();
  return longest;
}

function readHeap() {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
