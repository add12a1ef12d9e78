import { rm } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { streamedPost } from "#tests/support/files/multipart";
import { address, expectNothingKept, statusOf } from "#tests/support/records/uploads";
import { env } from "~/process/env.server";
import { receiveFiles } from "./receive.server";

/** The tests cover known faults of multipart parsers: docs/security.md. */
beforeEach(() => rm(env().UPLOADS_DIR, { recursive: true, force: true }));

const disposition = 'Content-Disposition: form-data; name="files"; filename="a.txt"';

function send(headers: string[], boundary = "boundary", chunkSize = 64) {
  const body = Buffer.from(
    [`--${boundary}`, ...headers, "", "text", `--${boundary}--`, ""].join("\r\n"),
    "latin1",
  );
  const chunks = Array.from({ length: Math.ceil(body.length / chunkSize) }, (_, index) =>
    body.subarray(index * chunkSize, (index + 1) * chunkSize),
  );
  const type = `multipart/form-data; boundary=${boundary}`;
  return statusOf(receiveFiles(streamedPost(chunks, { type }), { owner: null, maxFiles: 10, address }));
}

const stored = { stored: [{ originalName: "a.txt", byteSize: 4 }], refused: [] };

describe("a part is stored", () => {
  test.each([70, 126, 127, 128, 251, 252, 253, 255, 256, 257, 512, 1_000])(
    "after a boundary of %d bytes",
    async (length) => {
      for (const chunkSize of [1, 64, 65_536])
        expect(await send([disposition], "x".repeat(length), chunkSize)).toMatchObject(stored);
    },
  );

  test.each(["__proto__: x", "constructor: x", "toString: x", "hasOwnProperty: x"])(
    "with a header %j, which changes no other object",
    async (header) => {
      expect(await send([header, disposition])).toMatchObject(stored);
      expect(await send([disposition, header])).toMatchObject(stored);
      expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain("0");
      expect(({} as { x?: unknown }).x).toBeUndefined();
    },
  );
});

test.each([
  [`filename="a.txt"; filename*="UTF-8''%E5%8A%B3%E5%8A%A8.txt"`, "劳动.txt"],
  [`filename="a.txt"; filename*=UTF-8''%E5%8A%B3%E5%8A%A8.txt`, "劳动.txt"],
  [`filename="a.txt"; filename*="a.txt"`, "a.txt"],
  [`filename="D\xe9claration.txt"`, "Déclaration.txt"],
  [`filename="${Buffer.from("Déclaration.txt").toString("latin1")}"`, "Déclaration.txt"],
])("a part with %s has the name %s", async (names, originalName) => {
  const header = `Content-Disposition: form-data; name="files"; ${names}`;
  expect(await send([header])).toMatchObject({ stored: [{ originalName }], refused: [] });
});

describe("a form is refused with 400, and nothing of it is stored,", () => {
  test.each([
    ["a bare CR in a file name", [disposition.replace("a.txt", "a\r.txt")]],
    ["a bare LF in a file name", [disposition.replace("a.txt", "a\n.txt")]],
    ["a header of 90 kB", [`X: ${"x".repeat(90_000)}`, disposition]],
    ["5,000 headers", [...Array.from({ length: 5_000 }, (_, index) => `X-${index}: x`), disposition]],
  ])("for %s", async (_what, headers) => {
    for (const chunkSize of [64, 65_536]) expect(await send(headers, "boundary", chunkSize)).toBe(400);
    await expectNothingKept();
  });
});
