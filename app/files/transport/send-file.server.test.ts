import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { env } from "~/env.server";
import { sendFile } from "./send-file.server";
import { StoredFileMissingError } from "~/files/store";

const content = Buffer.from(Uint8Array.from({ length: 200_000 }, (_, index) => index % 251));
const file = {
  storedName: "0b9f8f7e-plan.pdf",
  originalName: "Plan “Süd”; 1=2.pdf",
  contentType: "application/pdf",
  byteSize: content.length,
  sha256: createHash("sha256").update(content).digest("hex"),
};
const etag = `"${file.sha256}"`;

beforeEach(async () => {
  await mkdir(env().UPLOADS_DIR, { recursive: true });
  await writeFile(path.join(env().UPLOADS_DIR, file.storedName), content);
});

const ask = (headers: Record<string, string> = {}, method = "GET") =>
  sendFile(new Request("http://site.test/", { method, headers }), file);
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("a file is sent whole, as an attachment that no browser guesses about", async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    "accept-ranges": "bytes",
    "cache-control": "private, no-store, no-transform",
    "content-disposition": `attachment; filename="Plan _S_d_; 1=2.pdf"; filename*=UTF-8''Plan%20%E2%80%9CS%C3%BCd%E2%80%9D%3B%201%3D2.pdf`,
    "content-length": "200000",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-type": "application/pdf",
    "cross-origin-resource-policy": "same-origin",
    etag,
    "x-content-type-options": "nosniff",
  });
  expect((await bodyOf(response)).equals(content)).toBe(true);
});

test("a range is sent as asked", async () => {
  const response = await ask({ range: "bytes=100000-100004", "if-range": etag });
  expect(response.status).toBe(206);
  expect(response.headers.get("Content-Range")).toBe("bytes 100000-100004/200000");
  expect(response.headers.get("Content-Length")).toBe("5");
  expect(await bodyOf(response)).toEqual(content.subarray(100_000, 100_005));
});

test("parts put together are the file", async () => {
  const parts: Buffer[] = [];
  for (let start = 0; start < content.length; start += 70_001)
    parts.push(await bodyOf(await ask({ range: `bytes=${start}-${start + 70_000}` })));
  expect(Buffer.concat(parts).equals(content)).toBe(true);
});

test("a range beyond the file is answered with its size", async () => {
  const response = await ask({ range: "bytes=200000-" });
  expect(response.status).toBe(416);
  expect(response.headers.get("Content-Range")).toBe("bytes */200000");
  expect(await bodyOf(response)).toHaveLength(0);
});

test.each([etag, `W/${etag}`, `"other", ${etag}`, "*"])("who has %s is not sent it again", async (known) => {
  const response = await ask({ "if-none-match": known, range: "bytes=0-1" });
  expect(response.status).toBe(304);
  expect(response.headers.get("ETag")).toBe(etag);
  expect(response.body).toBeNull();
});

test("who has another version is sent the file", async () => {
  const response = await ask({ "if-none-match": '"other"' });
  expect(response.status).toBe(200);
  await response.body?.cancel();
});

test("HEAD has the same headers and no body", async () => {
  const response = await ask({}, "HEAD");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Length")).toBe("200000");
  expect(response.body).toBeNull();
});

test("a file that the store has lost is no empty answer", async () => {
  const lost = { ...file, storedName: "lost.pdf" };
  await expect(sendFile(new Request("http://site.test/"), lost)).rejects.toThrow(StoredFileMissingError);
});
