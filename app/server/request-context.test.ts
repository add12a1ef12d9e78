import { IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestId } from "~/process/current-request.server";
import { createLog } from "~/process/log.server";
import { createChain } from "./chain.server";
import {
  openRequests,
  readTraceId,
  requestsFinished,
  runInContext,
  toClientAddress,
} from "./request-context.server";
import { SiteServer } from "./site-server.server";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentId = "00f067aa0ba902b7";

test.each([
  `00-${traceId}-${parentId}-01`,
  `00-${traceId}-${parentId}-00`,
  // A later version may have more fields.
  `01-${traceId}-${parentId}-01`,
  `cc-${traceId}-${parentId}-01-what-the-future-brings`,
])("the trace id of %s is read", (header) => expect(readTraceId(header)).toBe(traceId));

test.each([
  undefined,
  "",
  traceId,
  `ff-${traceId}-${parentId}-01`,
  `00-${traceId}-${parentId}-01-more`,
  `00-${traceId}-${parentId}`,
  `00-${traceId.toUpperCase()}-${parentId}-01`,
  `00-${"0".repeat(32)}-${parentId}-01`,
  `00-${traceId}-${"0".repeat(16)}-01`,
  `00-${traceId.slice(1)}-${parentId}-01`,
  ` 00-${traceId}-${parentId}-01`,
  `00-${traceId}-${parentId}-01, 00-${traceId}-${parentId}-01`,
  `01-${traceId}-${parentId}-01-${"x".repeat(1000)}`,
])("%s is ignored", (header) => expect(readTraceId(header)).toBeUndefined());

test("a header of 512 characters is read, and none that is longer", () => {
  const header = (length: number) => `01-${traceId}-${parentId}-01-`.padEnd(length, "x");
  expect(readTraceId(header(512))).toBe(traceId);
  expect(readTraceId(header(513))).toBeUndefined();
});

test("returns 32 hexadecimal digits of the header or undefined", () => {
  const hex = (length: number) =>
    fc.string({
      unit: fc.integer({ min: 0, max: 15 }).map((digit) => digit.toString(16)),
      minLength: length,
      maxLength: length,
    });
  const near = fc
    .tuple(hex(2), hex(32), hex(16), hex(2), fc.constantFrom("", "-", "-x", " "))
    .map(([version, trace, parent, flags, rest]) => `${version}-${trace}-${parent}-${flags}${rest}`);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), near), (header) => {
      const found = readTraceId(header);
      if (found !== undefined) {
        expect(found).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
        expect(header).toContain(`-${found}-`);
      }
    }),
  );
});

function from(remoteAddress: string, forwardedFor?: string) {
  return { headers: { "x-forwarded-for": forwardedFor }, socket: { remoteAddress } };
}

test("ignores X-Forwarded-For without a proxy, because anyone can send it", () => {
  expect(toClientAddress(from("198.51.100.7", "203.0.113.9"), 0)).toBe("198.51.100.7");
});

test.each([
  [1, "203.0.113.9", "203.0.113.9"],
  [1, "192.0.2.1, 203.0.113.9", "203.0.113.9"],
  [2, "192.0.2.1, 203.0.113.9 , 10.0.0.2", "203.0.113.9"],
  [2, "203.0.113.9", "203.0.113.9"],
  [1, undefined, "10.0.0.1"],
  [1, "", "10.0.0.1"],
  [1, "not an address", "10.0.0.1"],
])("behind %i proxies, X-Forwarded-For %j means %s", (proxies, forwardedFor, sender) => {
  expect(toClientAddress(from("10.0.0.1", forwardedFor), proxies)).toBe(sender);
});

test.each([
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["2001:0db8:0001:2::6", "2001:db8:1:2::/64"],
  ["::ffff:c633:6407", "198.51.100.7"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s becomes %s", (address, counted) => {
  expect(toClientAddress(from(address), 0)).toBe(counted);
});

const lines: Record<string, unknown>[] = [];
const log = createLog({ write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
log.level = "info";

const server = new SiteServer(
  createChain((request, response) => {
    // Logs in a later turn of the event loop, like a loader that waits for the database.
    setImmediate(() => {
      log.info({ event: "handled", ...(request.url === "/explicit" && { requestId: "given" }) });
      response.end(requestId());
    });
  }),
);

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function handle(path: string) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return { header: response.headers.get("X-Request-Id"), body: await response.text(), line: lines.pop() };
}

test("adds the id of the current request to each log line", async () => {
  const handled = await Promise.all([handle("/a"), handle("/b")]);
  for (const { header, body } of handled) expect(body).toBe(header);
  const ids = handled.map(({ line }) => line?.requestId);
  expect(new Set(ids)).toEqual(new Set(handled.map(({ header }) => header)));
});

test("keeps a request id that the log call passes", async () => {
  expect((await handle("/explicit")).line?.requestId).toBe("given");
});

test("adds no id outside of a request", () => {
  log.info({ event: "sweep" });
  expect(lines.pop()).not.toHaveProperty("requestId");
  expect(requestId()).toBe("no-request");
});

test("waits until the last open request has ended", async () => {
  const socket = new Socket();
  const responses = [1, 2].map(() => {
    const request = Object.assign(new IncomingMessage(socket), { url: "/", method: "GET" });
    const response = new ServerResponse(request);
    runInContext({ request, response }, () => undefined);
    return response;
  });
  const seen: string[] = [];
  const finished = requestsFinished().then(() => seen.push("finished"));
  for (const response of responses) {
    seen.push("ends");
    response.emit("close");
    await nextTurn();
  }
  await finished;
  expect(seen).toEqual(["ends", "ends", "finished"]);
  expect(openRequests()).toBe(0);
});
