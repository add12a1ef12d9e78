import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type AppServer, startApp } from "#tests/support/app-server";
import { multipartBody, multipartType } from "#tests/support/multipart";
import { pdf } from "#tests/support/pdf";
import { openRaw, type RawConnection, rawRequest } from "#tests/support/raw-connection";
import { Visitor } from "#tests/support/visitor";

const patience = { timeout: 30_000 };

let app: AppServer;
/** Opened before all other tests and looked at after them, as the waiting takes a minute. */
let slow: { started: number; clients: Record<"nothing" | "half a head" | "half a form", RawConnection> };

beforeAll(async () => {
  app = await startApp();
  // The first request tells the server how long it may wait.
  await fetch(`${app.url}/robots.txt`);
  const form = ["Content-Type: application/x-www-form-urlencoded", "Content-Length: 1000"];
  slow = {
    started: performance.now(),
    clients: {
      nothing: await openRaw(app.url),
      "half a head": await openRaw(app.url),
      "half a form": await openRaw(app.url, ["POST /booking?step=1 HTTP/1.1", "Host: localhost", ...form]),
    },
  };
  slow.clients["half a head"].socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
  slow.clients["half a form"].socket.write("fullName=Slow");
});
afterAll(() => app.stop());

/** Status line and headers of an answer. */
function headOf(answer: string) {
  const [head = ""] = answer.split("\r\n\r\n");
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]),
    location: /^location: *(.*)$/im.exec(head)?.[1],
  };
}

/** An answer that is the client's fault or a harmless page: never 500, never a way to another site. */
function expectHarmless(answer: string, what: string) {
  const { status, location } = headOf(answer);
  expect(status, what).toBeGreaterThanOrEqual(200);
  expect(status, what).toBeLessThan(500);
  if (location === undefined) return;
  expect(new URL(location, app.url).origin, what).toBe(app.url);
  expect(location, what).toMatch(/^\/(?![/\\])/);
}

describe("nonsense is answered as such", () => {
  test.each([
    "//evil.example",
    "//evil.example/booking/",
    "///evil.example/%2e%2e",
    "/\\evil.example",
    "/%",
    "/%00",
    "/%E0%A4%A",
    "/..%2f",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/.//evil.example",
    "/booking/%",
    "/booking?step=%",
    "/api/files/download/%",
    "/api/files/download/..%2f..%2fdata%2fsession-secret",
    "/assets/..%2f..%2fserver/index.js",
    "/images//evil.example/..",
    `/${"a".repeat(8192)}`,
    `/${"a".repeat(100_000)}`,
    "/?" + "a=b&".repeat(2_000),
    "*",
    "booking",
    "http://evil.example/booking",
    "http://evil.example//booking/",
    "/ /booking",
    "/é",
  ])("path %j", async (target) => {
    expectHarmless(await rawRequest(app.url, [`GET ${target} HTTP/1.1`, "Host: localhost"]), target);
  });

  test.each([
    "",
    "evil.example",
    "evil.example:99999",
    "evil.example:port",
    "[",
    "[::1",
    "a b",
    "a/b",
    "a@b",
    "#",
    "%00",
    "xn--",
    "1.2.3.4.5",
    "<script>",
    "é",
    "x".repeat(300),
  ])("host %j", async (host) => {
    for (const target of ["/", "/booking/", "/view-booking"])
      expectHarmless(await rawRequest(app.url, [`GET ${target} HTTP/1.1`, `Host: ${host}`]), target);
  });

  test("no host, two hosts, and hosts that only a proxy may forward", async () => {
    expectHarmless(await rawRequest(app.url, ["GET /booking HTTP/1.1"]), "none");
    expectHarmless(await rawRequest(app.url, ["GET /booking HTTP/1.1", "Host: a", "Host: b"]), "two");
    for (const forwarded of ["evil.example", "evil.example:99999", "[", "a, b"]) {
      const headers = ["Host: localhost", `X-Forwarded-Host: ${forwarded}`, "X-Forwarded-Proto: javascript"];
      const answer = await rawRequest(app.url, ["GET /booking HTTP/1.1", ...headers]);
      expectHarmless(answer, forwarded);
      expect(answer).not.toContain("evil.example");
    }
  });

  test.each(["TRACE", "OPTIONS", "PROPFIND", "QUERY", "BREW", "get", "G\0T"])("method %j", async (method) => {
    for (const target of ["/", "/booking", "/login", "/logout", "/view-booking", "/api/files/upload"])
      expectHarmless(await rawRequest(app.url, [`${method} ${target} HTTP/1.1`, "Host: localhost"]), target);
  });

  test("CONNECT is hung up on", async () => {
    expect(await rawRequest(app.url, ["CONNECT evil.example:443 HTTP/1.1", "Host: localhost"])).toBe("");
  });
});

test.each(["https://evil.example", "null", "::", "é"])(
  "a form post whose page has the origin %j does nothing, and says so",
  async (origin) => {
    const headers = [
      "Host: localhost",
      `Origin: ${origin}`,
      "Content-Type: application/x-www-form-urlencoded",
    ];
    for (const target of ["/booking?step=1", "/login", "/view-booking?_data=routes%2F_staff.view-booking"]) {
      const answer = await rawRequest(app.url, [`POST ${target} HTTP/1.1`, ...headers, "Content-Length: 0"]);
      expect(headOf(answer).status, target).toBe(403);
      expect(answer).toContain("This form was sent from another site");
      expect(answer).not.toMatch(/^set-cookie:/im);
    }
  },
);

test("twenty visitors who leave in the middle of an upload at once leave nothing behind", async () => {
  const content = pdf(2_000_000);
  const body = multipartBody([{ fileName: "plan.pdf", content }]);
  const visitor = new Visitor(app.url);
  await (
    await visitor.open("/booking")
  ).submit({ fullName: "Ada", email: "ada@example.com", phone: "8185550101" }, "Next");
  const cookie = [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
  const head = [
    "Host: localhost",
    `Cookie: ${cookie}`,
    `Content-Type: ${multipartType}`,
    `Content-Length: ${body.length}`,
  ];
  const connections = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      openRaw(app.url, [`POST ${index % 2 ? "/api/files/upload" : "/booking?step=4"} HTTP/1.1`, ...head]),
    ),
  );
  await Promise.all(
    connections.map(async ({ socket, closed }, index) => {
      const place = Math.round((body.length * index) / 20);
      await new Promise((resolve) => socket.write(body.subarray(0, place), resolve));
      if (index % 3) socket.resetAndDestroy();
      else socket.destroy();
      await closed;
    }),
  );
  const whole = await fetch(`${app.url}/api/files/upload`, {
    method: "POST",
    headers: { "Content-Type": multipartType },
    body,
  });
  expect(whole.status).toBe(201);
  const { files } = (await whole.json()) as { files: { filename: string }[] };
  const names = files.map(({ filename }) => filename);
  await vi.waitFor(() => expect(readdirSync(path.join(app.folder, "uploads"))).toEqual(names), patience);
});

test("clients that send next to nothing are not waited for longer than a minute", async () => {
  const { nothing, "half a head": halfHead, "half a form": halfForm } = slow.clients;
  await Promise.all([nothing.closed, halfHead.closed, halfForm.closed]);
  expect(performance.now() - slow.started).toBeLessThan(60_000);
  expect(headOf(halfHead.received()).status).toBe(408);
  expect(headOf(halfForm.received()).status).toBe(408);
});

test("through all of this the log names no fault of ours", () => {
  const lines = app.output().split("\n");
  expect(lines.filter((line) => /"level":"(error|fatal)"|^\s+at /.test(line))).toEqual([]);
});
