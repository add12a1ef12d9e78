import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** Starts the watchdog and fills the output; then the main thread retries forever, as the log does. */
const program = `
  const { writeSync } = require("node:fs");
  const { Worker } = require("node:worker_threads");
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker("./app/server/watchdog-worker.js", { workerData: { beats, seconds: 1 } });
  const write = () => {
    try {
      writeSync(1, "x".repeat(65_536));
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
  };
  worker.once("online", () => {
    for (;;) write();
  });
`;

test("the watchdog kills a process whose output is not read", { timeout: 20_000 }, async () => {
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  } finally {
    child.kill("SIGKILL");
  }
});
