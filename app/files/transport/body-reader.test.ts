import { expect, test } from "vitest";
import { chunksOf, streamedPost } from "#tests/support/multipart";
import { BodyReader } from "./body-reader.server";

/** Sends these bytes and then nothing, without ending the body. */
function stalledPost(bytes: Uint8Array): Request {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(bytes) });
  return new Request("http://site.test", { method: "POST", body, duplex: "half" });
}

async function readAll(reader: BodyReader): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for (let chunk = await reader.next(); chunk; chunk = await reader.next()) chunks.push(chunk);
  return chunks;
}

test("fails with 408 when the sender stops sending", async () => {
  const reader = await BodyReader.open(stalledPost(Buffer.from("beginning")), { timeoutMs: 20 });
  await expect(readAll(reader)).rejects.toMatchObject({ name: "UploadError", status: 408 });
});

test("stops draining when the sender stops sending or disconnects", async () => {
  await (await BodyReader.open(stalledPost(Buffer.from("beginning")), { timeoutMs: 20 })).drain();
  await (await BodyReader.open(streamedPost([Buffer.from("x")], { end: "cut" }))).drain();
});

test("drains an unread body to its end", async () => {
  const reader = await BodyReader.open(streamedPost(chunksOf(Buffer.alloc(1000), 100)));
  await reader.next();
  await reader.drain();
  expect(await readAll(reader)).toEqual([]);
});
