import { Agent, get } from "node:http";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AppHome } from "#tests/support/app/home";
import { findFaults } from "#tests/support/app/log";
import { type AppProcess, startProcess } from "#tests/support/app/process";
import { createProcessHome } from "#tests/support/app/server";
import { partsIn } from "#tests/support/faults/kill-rounds";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { openRaw } from "#tests/support/http/raw-connection";

const waitOptions = { timeout: 20_000 };

let app: AppProcess;
let home: AppHome | undefined;
beforeEach(async () => {
  home ??= await createProcessHome();
  app = await startProcess({ home });
});
afterEach(async () => {
  app.process.kill("SIGKILL");
  await app.exit;
});
afterAll(() => app.stop());

async function terminate() {
  app.process.kill("SIGTERM");
  await vi.waitFor(() => expect(app.output()).toContain('"event":"stopping"'), waitOptions);
}

/**
 * Starts uploads that have sent all but their last bytes. `finish` sends the rest. Waits until the app writes the uploads, because it can
 * reject requests that it has not begun to read.
 */
async function beginUploads(count: number) {
  const before = partsIn(app.folder).length;
  const uploads = await Promise.all(Array.from({ length: count }, beginUpload));
  await vi.waitFor(() => expect(partsIn(app.folder)).toHaveLength(before + count), waitOptions);
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

/** Repeats a request over one connection until one is rejected. */
function keepRequesting(path: string, agent: Agent) {
  const statuses: number[] = [];
  const ended = new Promise<string>((resolve) => {
    const requestNext = () => {
      get(`${app.url}${path}`, { agent }, (response) => {
        response.on("error", (error) => resolve(`cut off: ${error.message}`));
        response.resume().on("end", () => {
          statuses.push(response.statusCode ?? 0);
          requestNext();
        });
      }).on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    };
    requestNext();
  });
  return { statuses, ended };
}

test("an idle process ends without cutting off a request, although clients keep their connections open", async () => {
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve, reject) => {
    get(`${app.url}/about`, { agent }, (response) => response.resume().on("end", resolve)).on(
      "error",
      reject,
    );
  });
  const silent = await openRaw(app.url);
  await terminate();
  expect(await app.exit).toBe(0);
  expect(app.output()).not.toContain('"event":"requests-cut-off"');
  await silent.closed;
  agent.destroy();
});

test("a post that is in transit at SIGTERM gets a response", async () => {
  const kept = await openRaw(app.url, ["GET /robots.txt HTTP/1.1", "Host: localhost"]);
  await vi.waitFor(() => expect(kept.received()).toMatch(/\r\n\r\n[^]*Sitemap/), waitOptions);
  await terminate();

  // nginx also reuses the connection of an earlier request, which the process could close at that moment.
  const body = JSON.stringify({ email: "nobody@example.com", password: "wrong password" });
  const json = ["Host: localhost", "Content-Type: application/json", `Content-Length: ${body.length}`];
  kept.socket.write(`${["POST /api/auth/login HTTP/1.1", ...json].join("\r\n")}\r\n\r\n${body}`);
  const [, answer] = (await kept.closed).split(/(?=HTTP\/1\.1 401)/);
  expect(answer).toMatch(/^HTTP\/1\.1 401 [^]*connection: close[^]*Invalid email or password/i);
  expect(await app.exit).toBe(0);
  expect(app.output()).not.toContain('"event":"requests-cut-off"');
});

test("under load, requests that have begun are completed, and new ones are refused", async () => {
  const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const clients = agents.map((agent, index) => keepRequesting(index % 2 ? "/booking" : "/about", agent));
  const uploads = await beginUploads(4);
  await vi.waitFor(() => {
    for (const { statuses } of clients) expect(statuses.length).toBeGreaterThan(2);
  }, waitOptions);

  await terminate();
  for (const { finish } of uploads) finish();
  for (const response of await Promise.all(uploads.map(({ closed }) => closed))) {
    expect(response).toMatch(/^HTTP\/1\.1 201 /);
    expect(response).toContain("plan.pdf");
  }
  expect(await app.exit).toBe(0);
  for (const { statuses, ended } of clients) {
    expect(new Set(statuses)).toEqual(new Set([200]));
    // No response was cut off, and no connection was closed without an announcement.
    expect(await ended).toBe("ECONNREFUSED");
  }
  for (const agent of agents) agent.destroy();
  expect(app.output()).not.toContain('"aborted":true');
  expect(findFaults(app.output())).toEqual([]);
});

test("an upload that stalls forever is cut off", async () => {
  const [stalled] = await beginUploads(1);
  await terminate();
  expect(await app.exit).toBe(0);
  await stalled?.closed;
  expect(app.output()).toContain('"event":"requests-cut-off"');
});
