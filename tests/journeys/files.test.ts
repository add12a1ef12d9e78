import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { adminEmail, adminPassword, type AppServer, startApp } from "#tests/support/app-server";
import { multipartBody, multipartType } from "#tests/support/multipart";
import { pdf } from "#tests/support/pdf";
import { S3Server } from "#tests/support/s3-server";
import { Visitor } from "#tests/support/visitor";

const largest = 15 * 1024 * 1024;
const patience = { timeout: 20_000 };

let app: AppServer;
let staff: Visitor;

beforeAll(async () => {
  app = await startApp();
  staff = new Visitor(app.url);
  const login = await staff.open("/login");
  await login.submit({ email: adminEmail, password: adminPassword }, "Continue");
});
afterAll(() => app.stop());

function post(body: Buffer<ArrayBuffer>, url = app.url) {
  return fetch(`${url}/api/files/upload`, {
    method: "POST",
    headers: { "Content-Type": multipartType },
    body,
  });
}

/** Uploads one file and answers the path to download it. */
async function upload(fileName: string, content: Uint8Array | string): Promise<string> {
  const response = await post(multipartBody([{ fileName, content }]));
  const { files } = (await response.json()) as { files: { filename: string }[] };
  return `/api/files/download/${files[0]?.filename ?? ""}`;
}

function namesInStore(): string[] {
  const folder = path.join(app.folder, "uploads");
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** A connection that has sent the head of a request, and `body` after it. */
async function open(head: string[], body: Uint8Array = Buffer.alloc(0)): Promise<Socket> {
  const { hostname, port, host } = new URL(app.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write([...head, `Host: ${host}`, "", ""].join("\r\n"));
  await new Promise((resolve) => socket.write(body, resolve));
  return socket;
}

/** How many uploads the server says were broken off. */
function brokenOff(): number {
  const lines = app.output().split("\n");
  return lines.filter((line) => line.includes('"/api/files/upload"') && line.includes('"aborted":true'))
    .length;
}

test("wherever the sender leaves, nothing is left behind and the server lives", async () => {
  const before = namesInStore();
  const body = multipartBody([
    { fileName: "first.txt", content: "whole" },
    { fileName: "second.pdf", content: pdf(3_000_000) },
    { field: "last", value: "x" },
  ]);
  const head = [
    "POST /api/files/upload HTTP/1.1",
    `Content-Type: ${multipartType}`,
    `Content-Length: ${body.length}`,
  ];
  const places = [
    0,
    1,
    40,
    150,
    200,
    300,
    1_000,
    70_000,
    1_000_000,
    2_999_999,
    body.length - 60,
    body.length - 5,
  ];
  for (const [index, place] of places.entries()) {
    const socket = await open(head, body.subarray(0, place));
    // Only what has arrived can be left behind.
    if (place >= 70_000) await vi.waitFor(() => expect(namesInStore()).not.toEqual(before), patience);
    if (index % 2) socket.resetAndDestroy();
    else socket.destroy();
    await vi.waitFor(() => expect(brokenOff()).toBe(index + 1), patience);
    await vi.waitFor(() => expect(namesInStore()).toEqual(before), patience);
  }
  expect((await post(body)).status).toBe(201);
  expect(app.output()).not.toMatch(/"level":"(error|fatal)"/);
});

test("a file that is too large is answered, not hung up on", async () => {
  for (const size of [largest + 1, largest * 3]) {
    const response = await post(multipartBody([{ fileName: "large.pdf", content: pdf(size) }]));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      message: "large.pdf is larger than 15 MB. Choose a smaller file, or send it in parts.",
      errors: { files: ["large.pdf is larger than 15 MB. Choose a smaller file, or send it in parts."] },
    });
  }
});

test("a form without an end, or that is none, is answered and the connection closed", async () => {
  const body = multipartBody([{ fileName: "a.txt", content: "a" }]);
  const cut = await post(body.subarray(0, body.length - 10));
  expect(cut.status).toBe(400);
  expect(cut.headers.get("Connection")).toBe("close");
  const json = await fetch(`${app.url}/api/files/upload`, { method: "POST", body: "{}" });
  expect(json.status).toBe(415);
});

describe("a download", () => {
  test("is for staff only", async () => {
    const response = await fetch(app.url + (await upload("a.txt", "text")));
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain("text");
  });

  test("comes byte for byte, in parts too, and never compressed", async () => {
    const content = "name,area\r\n".repeat(20_000);
    const file = await upload("rooms.csv", content);
    const whole = await staff.fetch(file, { headers: { "Accept-Encoding": "gzip, br" } });
    expect(whole.headers.get("Content-Encoding")).toBeNull();
    expect(whole.headers.get("Content-Length")).toBe(String(content.length));
    expect(whole.headers.get("Content-Type")).toMatch(/^text\/csv\b/);
    expect(await whole.text()).toBe(content);

    const etag = whole.headers.get("ETag") ?? "";
    const part = await staff.fetch(file, { headers: { Range: "bytes=-5", "If-Range": etag } });
    expect([part.status, await part.text()]).toEqual([206, content.slice(-5)]);
    expect((await staff.fetch(file, { headers: { "If-None-Match": etag } })).status).toBe(304);
    const head = await staff.fetch(file, { method: "HEAD" });
    expect([head.status, head.headers.get("Content-Length")]).toEqual([200, String(content.length)]);
  });

  test.each([
    ["an unknown name", "unknown.pdf"],
    ["a way out", "..%2f..%2fpackage.json"],
    ["NUL", "%00"],
    ["a broken escape", "%"],
    ["an endless name", "a".repeat(5_000)],
  ])("of %s is not found", async (_what, name) => {
    expect([400, 404]).toContain((await staff.fetch(`/api/files/download/${name}`)).status);
  });
});

describe.runIf(process.platform === "linux")("memory", () => {
  const proc = (file: string) => `/proc/${app.process.pid ?? 0}/${file}`;
  const megabytes = (figure: "VmRSS" | "VmHWM") =>
    Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(readFileSync(proc("status"), "utf8"))?.[1]) / 1024;

  /** By how much the memory in use rises at most above what it is now. */
  async function riseDuring(work: () => Promise<unknown>): Promise<number> {
    const before = megabytes("VmRSS");
    // Makes the highest figure count from now.
    writeFileSync(proc("clear_refs"), "5");
    await work();
    return megabytes("VmHWM") - before;
  }

  test("stays flat while 20 files of 15 MB arrive at once", async () => {
    const body = multipartBody([{ fileName: "scan.pdf", content: pdf(largest) }]);
    const rise = await riseDuring(async () => {
      const responses = await Promise.all(Array.from({ length: 20 }, () => post(body)));
      expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
    });
    expect(rise).toBeLessThan(100);
  });

  test("stays flat while 100 downloads of 15 MB are stalled, which hold nothing once they leave", async () => {
    const file = await upload("scan.pdf", pdf(largest));
    const cookie = [...staff.cookies].map((pair) => pair.join("=")).join("; ");
    const openFiles = () => readdirSync(proc("fd")).length;
    const filesBefore = openFiles();
    const rise = await riseDuring(async () => {
      const sockets = await Promise.all(
        Array.from({ length: 100 }, () => open([`GET ${file} HTTP/1.1`, `Cookie: ${cookie}`])),
      );
      // Nobody reads: the first bytes wait in the socket, and the rest must wait on the disk.
      await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once("readable", resolve))));
      // One that does read gets through; when it has all, the others have been served as far as they go.
      expect((await (await staff.fetch(file)).arrayBuffer()).byteLength).toBe(largest);
      for (const socket of sockets) socket.destroy();
    });
    expect(rise).toBeLessThan(50);
    await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(filesBefore + 10), patience);
  });
});

test("when the storage cannot be reached, the sender hears of it with an id that the log has", async () => {
  const storage = new S3Server();
  const address = await storage.listen();
  const offline = await startApp({
    env: {
      S3_BUCKET: "scans",
      S3_ENDPOINT: address,
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
      S3_FORCE_PATH_STYLE: "true",
    },
  });
  try {
    const body = multipartBody([{ fileName: "a.pdf", content: pdf(6_000_000) }]);
    expect((await post(body, offline.url)).status).toBe(201);
    await storage.close();
    const response = await post(body, offline.url);
    expect(response.status).toBe(503);
    const id = response.headers.get("X-Request-Id") ?? "no id";
    expect(await response.json()).toEqual({ message: expect.stringContaining(id) as string });
    expect(offline.output()).toContain(`"requestId":"${id}","event":"request-failed"`);
  } finally {
    await offline.stop();
  }
});
