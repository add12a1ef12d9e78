import { Agent, get } from "node:http";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AppServer, startApp } from "#tests/support/app-server";
import { partsIn } from "#tests/support/kill-rounds";
import { multipartBody, multipartType } from "#tests/support/multipart";
import { pdf } from "#tests/support/pdf";
import { openRaw } from "#tests/support/raw-connection";

const patience = { timeout: 20_000 };

let app: AppServer;
let folder: string | undefined;
beforeEach(async () => {
  app = await startApp({ folder });
  folder = app.folder;
});
afterEach(async () => {
  app.process.kill("SIGKILL");
  await app.exit;
});
afterAll(() => app.stop());

/** Sends SIGTERM and waits until the process has heard it. */
async function terminate() {
  app.process.kill("SIGTERM");
  await vi.waitFor(() => expect(app.output()).toContain('"event":"stopping"'), patience);
}

/**
 * Uploads that have sent all but their last bytes, which `finish` sends. The app is writing them: what it
 * has not begun to read, it may turn away.
 */
async function beginUploads(count: number) {
  const before = partsIn(app.folder).length;
  const uploads = await Promise.all(Array.from({ length: count }, beginUpload));
  await vi.waitFor(() => expect(partsIn(app.folder)).toHaveLength(before + count), patience);
  return uploads;
}

async function beginUpload() {
  const body = multipartBody([{ fileName: "plan.pdf", content: pdf(200_000) }]);
  const connection = await openRaw(app.url, [
    "POST /api/files/upload HTTP/1.1",
    "Host: localhost",
    `Content-Type: ${multipartType}`,
    `Content-Length: ${body.length}`,
  ]);
  await new Promise((resolve) => connection.socket.write(body.subarray(0, -100), resolve));
  return { ...connection, finish: () => connection.socket.write(body.subarray(-100)) };
}

/** A client that asks for the same page again and again over one connection, until it is turned away. */
function keepAsking(path: string, agent: Agent) {
  const statuses: number[] = [];
  const ended = new Promise<string>((resolve) => {
    const ask = () => {
      get(`${app.url}${path}`, { agent }, (response) => {
        response.on("error", (error) => resolve(`cut off: ${error.message}`));
        response.resume().on("end", () => {
          statuses.push(response.statusCode ?? 0);
          ask();
        });
      }).on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    };
    ask();
  });
  return { statuses, ended };
}

test("an idle process ends at once, though clients keep their connections open", async () => {
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve, reject) => {
    get(`${app.url}/about`, { agent }, (response) => response.resume().on("end", resolve)).on(
      "error",
      reject,
    );
  });
  const silent = await openRaw(app.url);
  const startedAt = performance.now();
  await terminate();
  expect(await app.exit).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  await silent.closed;
  agent.destroy();
});

test("under load, what has begun is answered whole, and nothing new is taken", async () => {
  const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const askers = agents.map((agent, index) => keepAsking(index % 2 ? "/booking" : "/about", agent));
  const uploads = await beginUploads(4);
  await vi.waitFor(() => {
    for (const { statuses } of askers) expect(statuses.length).toBeGreaterThan(2);
  }, patience);

  await terminate();
  await expect(openRaw(app.url)).rejects.toThrow("ECONNREFUSED");
  for (const { finish } of uploads) finish();
  for (const answer of await Promise.all(uploads.map(({ closed }) => closed))) {
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(answer).toContain("plan.pdf");
  }
  expect(await app.exit).toBe(0);
  for (const { statuses, ended } of askers) {
    expect(new Set(statuses)).toEqual(new Set([200]));
    // No answer was cut off: the next request found nobody listening, or its connection closed while idle.
    expect(await ended).toMatch(/^ECONN(REFUSED|RESET)$/);
  }
  for (const agent of agents) agent.destroy();
  expect(app.output()).not.toMatch(/"aborted":true|"level":"(error|fatal)"/);
});

test("an upload that stalls for ever is cut off within 25 seconds", async () => {
  const [stalled] = await beginUploads(1);
  const startedAt = performance.now();
  await terminate();
  expect(await app.exit).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(25_000);
  await stalled?.closed;
  expect(app.output()).toContain('"event":"requests-cut-off"');
});
