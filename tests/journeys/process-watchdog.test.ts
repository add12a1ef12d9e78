import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppProcess, startProcess } from "#tests/support/app-process";
import { createProcessHome } from "#tests/support/app-server";

/** Seconds: longer than the main thread may be blocked while the app starts on a busy machine. */
const seconds = 8;

let app: AppProcess;
beforeAll(async () => {
  app = await startProcess({
    home: await createProcessHome(),
    env: { WATCHDOG_SECONDS: String(seconds) },
    program: ["--import", "./tests/support/block-on-signal.js", "scripts/start.js"],
  });
});
afterAll(() => app.stop());

test("a process whose main thread is blocked logs that and ends itself", async () => {
  expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
  app.process.kill("SIGUSR2");
  // Null means that a signal killed it, which makes a supervisor start it again.
  expect(await app.exit).toBeNull();
  expect(app.process.signalCode).toBe("SIGKILL");
  const lines = app.output().trim().split("\n");
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ level: "fatal", event: "watchdog", seconds });
});
