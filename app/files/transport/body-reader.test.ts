import { expect, test } from "vitest";
import { chunksOf, streamedPost } from "#tests/support/multipart";
import { BodyReader } from "./body-reader.server";

/** A body that sends these bytes and then nothing, without ending. */
function silentPost(bytes: Uint8Array): Request {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(bytes) });
  return new Request("http://site.test", { method: "POST", body, duplex: "half" });
}

async function readAll(reader: BodyReader): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for (let chunk = await reader.next(); chunk; chunk = await reader.next()) chunks.push(chunk);
  return chunks;
}

test("a sender that falls silent is given up", async () => {
  const reader = await BodyReader.open(silentPost(Buffer.from("beginning")), { silenceMs: 20 });
  await expect(readAll(reader)).rejects.toMatchObject({ name: "UploadError", status: 408 });
});

test("draining what is left ends also when the sender is silent or gone", async () => {
  await (await BodyReader.open(silentPost(Buffer.from("beginning")), { silenceMs: 20 })).drain();
  await (await BodyReader.open(streamedPost([Buffer.from("x")], { end: "cut" }))).drain();
});

test("what a faulty form leaves unread is read to its end", async () => {
  const reader = await BodyReader.open(streamedPost(chunksOf(Buffer.alloc(1000), 100)));
  await reader.next();
  await reader.drain();
  expect(await readAll(reader)).toEqual([]);
});
