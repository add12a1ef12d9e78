import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppProcess, startProcess } from "#tests/support/app/process";
import { createProcessHome } from "#tests/support/app/server";

let app: AppProcess;
beforeAll(async () => {
  app = await startProcess({
    home: await createProcessHome(),
    program: ["--import", "./tests/support/programs/block-on-signal.js", "scripts/start.js"],
  });
});
afterAll(() => app.stop());

test("a process with a blocked main thread logs that and ends itself", async () => {
  expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
  app.process.kill("SIGUSR2");
  // Null means that a signal killed it. A supervisor then restarts it.
  expect(await app.exit).toBeNull();
  expect(app.process.signalCode).toBe("SIGKILL");
  const lines = app.output().trim().split("\n");
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ level: "fatal", event: "watchdog", seconds: 30 });
});

/** Starts the watchdog and fills the output pipe. The main thread then retries its write forever, as the log does. */
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

test("the watchdog kills a process whose output is not read", async () => {
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  } finally {
    child.kill("SIGKILL");
  }
});
