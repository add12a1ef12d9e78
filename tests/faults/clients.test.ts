import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { findFaults } from "#tests/support/app/log";
import { type AppProcess, startProcess } from "#tests/support/app/process";
import { createProcessHome } from "#tests/support/app/server";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { openRaw, type RawConnection, rawRequest } from "#tests/support/http/raw-connection";
import { Visitor } from "#tests/support/http/visitor";

const waitOptions = { timeout: 30_000 };

let app: AppProcess;
/** Clients that stop sending. They connect first, because the server waits for them for most of a minute. */
let slowClients: Record<"nothing" | "half a head" | "half a form", RawConnection>;

beforeAll(async () => {
  app = await startProcess({ home: await createProcessHome() });
  // The app sets the timeouts of the server at its first request.
  await fetch(`${app.url}/robots.txt`);
  const form = ["Content-Type: application/x-www-form-urlencoded", "Content-Length: 1000"];
  slowClients = {
    nothing: await openRaw(app.url),
    "half a head": await openRaw(app.url),
    "half a form": await openRaw(app.url, ["POST /booking?step=1 HTTP/1.1", "Host: localhost", ...form]),
  };
  slowClients["half a head"].socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
  slowClients["half a form"].socket.write("fullName=Slow");
});
// No client input may cause a fault of the app.
afterEach(() => expect(findFaults(app.output())).toEqual([]));
afterAll(() => app.stop());

function parseHead(response: string) {
  const [head = ""] = response.split("\r\n\r\n");
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]),
    location: /^location: *(.*)$/im.exec(head)?.[1],
  };
}

/** Expects a page or a client error: neither 500 nor a redirect to another site. */
function expectHarmless(response: string, what: string) {
  const { status, location } = parseHead(response);
  expect(status, what).toBeGreaterThanOrEqual(200);
  expect(status, what).toBeLessThan(500);
  if (location === undefined) return;
  expect(new URL(location, app.url).origin, what).toBe(app.url);
  expect(location, what).toMatch(/^\/(?![/\\])/);
}

describe("the server responds without a fault or a redirect to another site to", () => {
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
  ])("the path %j", async (target) => {
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
  ])("the host %j", async (host) => {
    for (const target of ["/", "/booking/", "/view-booking"])
      expectHarmless(await rawRequest(app.url, [`GET ${target} HTTP/1.1`, `Host: ${host}`]), target);
  });

  test("no host, two hosts, and forwarded hosts", async () => {
    expectHarmless(await rawRequest(app.url, ["GET /booking HTTP/1.1"]), "none");
    expectHarmless(await rawRequest(app.url, ["GET /booking HTTP/1.1", "Host: a", "Host: b"]), "two");
    for (const forwarded of ["evil.example", "evil.example:99999", "[", "a, b"]) {
      const headers = ["Host: localhost", `X-Forwarded-Host: ${forwarded}`, "X-Forwarded-Proto: javascript"];
      const response = await rawRequest(app.url, ["GET /booking HTTP/1.1", ...headers]);
      expectHarmless(response, forwarded);
      expect(response).not.toContain("evil.example");
    }
  });

  test.each(["TRACE", "OPTIONS", "PROPFIND", "QUERY", "BREW", "get", "G\0T"])(
    "the method %j",
    async (method) => {
      for (const target of ["/", "/booking", "/login", "/logout", "/view-booking", "/api/files/upload"])
        expectHarmless(
          await rawRequest(app.url, [`${method} ${target} HTTP/1.1`, "Host: localhost"]),
          target,
        );
    },
  );
});

test("the server closes the connection of a CONNECT request", async () => {
  expect(await rawRequest(app.url, ["CONNECT evil.example:443 HTTP/1.1", "Host: localhost"])).toBe("");
});

test.each(["https://evil.example", "null", "::", "é"])(
  "a form post from the origin %j is rejected without effect",
  async (origin) => {
    const headers = [
      "Host: localhost",
      `Origin: ${origin}`,
      "Content-Type: application/x-www-form-urlencoded",
    ];
    for (const target of ["/booking?step=1", "/login", "/view-booking?_data=routes%2Fstaff%2Fview-booking"]) {
      const response = await rawRequest(app.url, [
        `POST ${target} HTTP/1.1`,
        ...headers,
        "Content-Length: 0",
      ]);
      expect(parseHead(response).status, target).toBe(403);
      expect(response).toContain("This form was sent from another site");
      expect(response).not.toMatch(/^set-cookie:/im);
    }
  },
);

test("twenty uploads that are aborted at once leave no file behind", async () => {
  const content = pdf(2_000_000);
  const body = multipartBody([{ fileName: "plan.pdf", content }]);
  const visitor = new Visitor(app.url);
  await (
    await visitor.open("/booking")
  ).submit({ fullName: "Ada", email: "ada@example.com", phone: "8185550101" }, "Next");
  const head = [
    "Host: localhost",
    `Cookie: ${visitor.cookieHeader}`,
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
      const sent = body.subarray(0, Math.round((body.length * index) / 20));
      await new Promise((resolve) => socket.write(sent, resolve));
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
  await vi.waitFor(() => expect(readdirSync(path.join(app.folder, "uploads"))).toEqual(names), waitOptions);
});

test("the server closes the connections of clients that stop sending", async () => {
  const { nothing, "half a head": halfHead, "half a form": halfForm } = slowClients;
  await Promise.all([nothing.closed, halfHead.closed, halfForm.closed]);
  for (const received of [halfHead.received(), halfForm.received()]) {
    expect(parseHead(received).status).toBe(408);
    expect(received).toMatch(/^content-security-policy: default-src 'none'/im);
  }
}, 120_000);
