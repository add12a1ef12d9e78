import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { StoredFileMissingError } from "~/files/file-store";
import { env } from "~/process/env.server";
import { sendFile } from "./send-file.server";

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

const download = (headers: Record<string, string> = {}, method = "GET") =>
  sendFile(new Request("http://site.test/", { method, headers }), file);
const serve = (headers: Record<string, string>, sending: Parameters<typeof sendFile>[2]) =>
  sendFile(new Request("http://site.test/", { headers }), file, sending);
const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("sends the whole file as an attachment without content sniffing", async () => {
  const response = await download();
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
  expect((await readBytes(response)).equals(content)).toBe(true);
});

test.each(["Site%20Plan.pdf", "a+b%20c%2Fd.pdf", "100%25 scale.pdf"])(
  "the name %s reaches browsers with its percent sign as one",
  async (originalName) => {
    const response = await sendFile(new Request("http://site.test/"), { ...file, originalName });
    const [, plain = "", encoded = ""] =
      /filename="?([^";]+)"?; filename\*=UTF-8''(\S+)$/.exec(
        response.headers.get("Content-Disposition") ?? "",
      ) ?? [];
    expect([plain, decodeURIComponent(encoded)]).toEqual([originalName.replaceAll("%", "_"), originalName]);
  },
);

test("sends the requested range", async () => {
  const response = await download({ range: "bytes=100000-100004", "if-range": etag });
  expect(response.status).toBe(206);
  expect(response.headers.get("Content-Range")).toBe("bytes 100000-100004/200000");
  expect(response.headers.get("Content-Length")).toBe("5");
  expect(await readBytes(response)).toEqual(content.subarray(100_000, 100_005));
});

test("sends ranges that together make up the file", async () => {
  const parts: Buffer[] = [];
  for (let start = 0; start < content.length; start += 70_001)
    parts.push(await readBytes(await download({ range: `bytes=${start}-${start + 70_000}` })));
  expect(Buffer.concat(parts).equals(content)).toBe(true);
});

test("responds to a range beyond the end with 416 and the size", async () => {
  const response = await download({ range: "bytes=200000-" });
  expect(response.status).toBe(416);
  expect(response.headers.get("Content-Range")).toBe("bytes */200000");
  expect(await readBytes(response)).toHaveLength(0);
});

test.each([etag, `W/${etag}`, `"other", ${etag}`, "*"])(
  "responds with 304 to If-None-Match: %s",
  async (ifNoneMatch) => {
    const response = await download({ "if-none-match": ifNoneMatch, range: "bytes=0-1" });
    expect(response.status).toBe(304);
    expect(response.headers.get("ETag")).toBe(etag);
    expect(response.body).toBeNull();
  },
);

test("sends the file when If-None-Match names another version", async () => {
  const response = await download({ "if-none-match": '"other"' });
  expect(response.status).toBe(200);
  await response.body?.cancel();
});

test("responds to HEAD with the same headers and no body", async () => {
  const response = await download({}, "HEAD");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Length")).toBe("200000");
  expect(response.body).toBeNull();
});

test("throws when the store has lost the file", async () => {
  const lost = { ...file, storedName: "lost.pdf" };
  await expect(sendFile(new Request("http://site.test/"), lost)).rejects.toThrow(StoredFileMissingError);
});

test("reports the sent bytes, also of a range and of a client that left", async () => {
  const sent: number[] = [];
  const onSent = (bytes: number) => void sent.push(bytes);
  await readBytes(await serve({ range: "bytes=5-14" }, { onSent }));
  const left = await serve({}, { onSent });
  const reader = left.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  expect(sent).toEqual([10, first?.value?.length]);
  expect(sent[1]).toBeLessThan(content.length);
});

test("shows a PDF in the browser's own viewer, and keeps other files in a sandbox", async () => {
  const shown = await serve({}, { isShown: true });
  expect(shown.headers.get("Content-Disposition")).toMatch(/^inline;/);
  expect(shown.headers.get("Content-Security-Policy")).not.toContain("sandbox");
  await shown.body?.cancel();
  const request = new Request("http://site.test/");
  const picture = await sendFile(request, { ...file, contentType: "image/png" }, { isShown: true });
  expect(picture.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
  await picture.body?.cancel();
});

const descriptors = "/proc/self/fd";
const readLink = (name: string) => readlink(path.join(descriptors, name)).catch(() => "");

test.skipIf(!existsSync(descriptors))(
  "closes a file that the proxy sends (skipped where the system has no /proc)",
  async () => {
    const { TRUST_PROXY } = env();
    onTestFinished(() => void Object.assign(env(), { TRUST_PROXY }));
    Object.assign(env(), { TRUST_PROXY: 1 });
    const response = await serve({ "X-Accel-Mapping": "/stored/" }, {});
    expect(response.headers.get("X-Accel-Redirect")).toBe(`/stored/${file.storedName}`);
    await expect
      .poll(async () => (await Promise.all((await readdir(descriptors)).map(readLink))).join("\n"))
      .not.toContain(file.storedName);
  },
);
