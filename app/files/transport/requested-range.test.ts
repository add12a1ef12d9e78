import fc from "fast-check";
import { expect, test } from "vitest";
import { requestedRange } from "./send-file.server";

const etag = '"abc"';
const parse = (headers: Record<string, string>, size = 100, method = "GET") =>
  requestedRange(new Request("http://site.test/", { method, headers }), etag, size);

test.each([
  ["bytes=0-9", { start: 0, end: 9 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=99-99", { start: 99, end: 99 }],
  ["bytes=95-9999999999999999999999", { start: 95, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-1000", { start: 0, end: 99 }],
  ["BYTES=0-0", { start: 0, end: 0 }],
])("parses %s of 100 bytes as %j", (range, expected) => {
  expect(parse({ range })).toEqual(expected);
});

test.each(["bytes=100-", "bytes=100-200", "bytes=-0", "bytes=99999999999999999999-"])(
  "reports %s as unsatisfiable",
  (range) => {
    expect(parse({ range })).toBe("unsatisfiable");
  },
);

test.each([
  "bytes=5-2",
  "bytes=-",
  "bytes=",
  "bytes=a-b",
  "bytes=0-1,5-6",
  "bytes=1.5-2",
  "items=0-1",
  "0-1",
  "bytes=--1",
])("treats %s as the whole file", (range) => {
  expect(parse({ range })).toBeNull();
});

test("returns null without a range and for HEAD", () => {
  expect(parse({})).toBeNull();
  expect(parse({ range: "bytes=0-9" }, 100, "HEAD")).toBeNull();
});

test("ignores the range unless If-Range names the current version", () => {
  const range = "bytes=0-9";
  expect(parse({ range, "if-range": etag })).toEqual({ start: 0, end: 9 });
  expect(parse({ range, "if-range": '"older"' })).toBeNull();
  expect(parse({ range, "if-range": `W/${etag}` })).toBeNull();
  expect(parse({ range, "if-range": "Tue, 01 Jul 2025 10:00:00 GMT" })).toBeNull();
});

test("returns a range within the file for every input", () => {
  const number = fc.oneof(
    fc.constant(""),
    fc.bigInt({ min: 0n, max: 10n ** 20n }).map(String),
    fc.nat(200).map(String),
  );
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 150 }), (first, last, size) => {
      const range = parse({ range: `bytes=${first}-${last}` }, size);
      if (range === null || range === "unsatisfiable") return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
