import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, vi } from "vitest";
import { test } from "#tests/support/app/lent-app";
import { findFaults } from "#tests/support/app/log";
import { countOpenFiles } from "#tests/support/app/open-files";
import type { AppServer } from "#tests/support/app/server";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { signInVisitor } from "#tests/support/http/sign-in";
import type { Visitor } from "#tests/support/http/visitor";

const maxFileSize = 15 * 1024 * 1024;
const waitOptions = { timeout: 20_000 };

let app: AppServer;
let staff: Visitor;

test.beforeAll(async ({ app: lent }) => {
  app = lent;
  staff = await signInVisitor(app.url);
});

function post(body: Buffer<ArrayBuffer>, url = app.url) {
  return fetch(`${url}/api/files/upload`, {
    method: "POST",
    headers: { "Content-Type": multipartType },
    body,
  });
}

async function upload(fileName: string, content: Uint8Array | string): Promise<string> {
  const response = await post(multipartBody([{ fileName, content }]));
  const { files } = (await response.json()) as { files: { filename: string }[] };
  return `/api/files/download/${files[0]?.filename ?? ""}`;
}

const namesInStore = () => app.home.files.names();

async function open(head: string[], body: Uint8Array = Buffer.alloc(0)): Promise<Socket> {
  const { hostname, port, host } = new URL(app.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write([...head, `Host: ${host}`, "", ""].join("\r\n"));
  await new Promise((resolve) => socket.write(body, resolve));
  return socket;
}

function countAbortedUploads(): number {
  const lines = app.output().split("\n");
  return lines.filter((line) => line.includes('"/api/files/upload"') && line.includes('"aborted":true'))
    .length;
}

test("an upload aborted at any byte leaves no file behind", async () => {
  const before = namesInStore();
  const abortedBefore = countAbortedUploads();
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
  const offsets = [
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
  for (const [index, offset] of offsets.entries()) {
    const socket = await open(head, body.subarray(0, offset));
    // The app writes a partial file while its bytes arrive, not only after the last one.
    if (offset >= 70_000) await vi.waitFor(() => expect(namesInStore()).not.toEqual(before), waitOptions);
    if (index % 2) socket.resetAndDestroy();
    else socket.destroy();
    await vi.waitFor(() => expect(countAbortedUploads()).toBe(abortedBefore + index + 1), waitOptions);
    await vi.waitFor(() => expect(namesInStore()).toEqual(before), waitOptions);
  }
  expect((await post(body)).status).toBe(201);
  await vi.waitFor(() => expect(namesInStore()).toHaveLength(before.length + 2), waitOptions);
  expect(findFaults(app.output())).toEqual([]);
});

test("a file that is too large gets a response with its name instead of a closed connection", async () => {
  for (const size of [maxFileSize + 1, maxFileSize * 3]) {
    const response = await post(multipartBody([{ fileName: "large.pdf", content: pdf(size) }]));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      message: "large.pdf is over 15 MB. Choose a smaller file, or send us a link to it.",
      errors: {
        files: ["large.pdf is over 15 MB. Choose a smaller file, or send us a link to it."],
      },
    });
  }
});

/** Returns the head of an upload that the app rejects before it reads the body, because the page does not exist. */
const refusedFile = (bytes: number) => [
  `POST /request/${"x".repeat(43)}/uploads HTTP/1.1`,
  `Content-Type: ${multipartType}`,
  `Content-Length: ${bytes}`,
];
const refusedForm = (bytes: number) => [
  "POST /dashboard HTTP/1.1",
  "Content-Type: multipart/form-data; boundary=x",
  `Content-Length: ${bytes}`,
];

test.for([
  { what: "file", head: refusedFile, status: 404 },
  { what: "form without a session", head: refusedForm, status: 303 },
])("all of a refused $what is read, so that its sender reads the response", async ({ head, status }) => {
  const body = new Uint8Array(20_000_000);
  // Like most clients, this one reads nothing until it has sent everything. A reset connection would lose the response.
  const socket = await open(head(body.byteLength), body);
  const [response] = (await once(socket.setEncoding("utf8"), "data")) as [string];
  expect(response.split("\r\n", 1)).toEqual([expect.stringContaining(` ${status} `)]);
  socket.destroy();
});

test("the next request on the connection of a rejected body is answered", async () => {
  const body = new Uint8Array(1_000_000);
  const socket = await open(refusedFile(body.byteLength), body);
  socket.write(`GET /robots.txt HTTP/1.1\r\nHost: ${new URL(app.url).host}\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 404 [^]*\nHTTP\/1.1 200 /);
});

test("a truncated form gets 400, and a body of another type gets 415", async () => {
  const body = multipartBody([{ fileName: "a.txt", content: "a" }]);
  const cut = await post(body.subarray(0, body.length - 10));
  expect(cut.status).toBe(400);
  const json = await fetch(`${app.url}/api/files/upload`, { method: "POST", body: "{}" });
  expect(json.status).toBe(415);
});

describe("a download", () => {
  test("is the file byte for byte, whole or a range of it, and never compressed", async () => {
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
    ["a path out of the folder", "..%2f..%2fpackage.json"],
    ["NUL", "%00"],
    ["a broken escape", "%"],
    ["a very long name", "a".repeat(5_000)],
  ])("of %s is not found", async (_what, name) => {
    expect([400, 404]).toContain((await staff.fetch(`/api/files/download/${name}`)).status);
  });
});

test.runIf(process.platform === "linux")(
  "100 stalled downloads stream only as fast as their readers, and close their files when they leave",
  async () => {
    const file = await upload("stalled.pdf", pdf(maxFileSize));
    const countOpen = () => countOpenFiles(app.pids, "stalled.pdf");
    const sockets = await Promise.all(
      Array.from({ length: 100 }, () => open([`GET ${file} HTTP/1.1`, `Cookie: ${staff.cookieHeader}`])),
    );
    // The clients read nothing more. After the first bytes have arrived, the app must not read the rest from the disk.
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once("readable", resolve))));
    // One client gets the whole file while the others stall.
    expect((await (await staff.fetch(file)).arrayBuffer()).byteLength).toBe(maxFileSize);
    // A server that buffered would have read and closed the files by now.
    expect(countOpen()).toBe(100);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(() => expect(countOpen()).toBe(0), waitOptions);
  },
);
