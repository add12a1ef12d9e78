import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chunksOf, streamedPost } from "#tests/support/files/multipart";
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
  const reader = await BodyReader.open(stalledPost(Buffer.from("beginning")), {
    timeouts: { initial: 20, max: 20 },
  });
  await expect(readAll(reader)).rejects.toMatchObject({
    name: "UploadError",
    refusal: { result: "stalled" },
  });
});

/** Sends 4 KiB after each pause of milliseconds on the fake clock. */
function slowPost(pauses: number[]): Request {
  const body = new ReadableStream({
    async pull(controller) {
      const pause = pauses.shift();
      if (pause === undefined) {
        controller.close();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
      controller.enqueue(Buffer.alloc(4 * 1024));
    },
  });
  return new Request("http://site.test", { method: "POST", body, duplex: "half" });
}

describe("a sender may be slow", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => vi.useRealTimers());

  const second = 1_000;
  test.each([
    ["at 8 KiB/s for five minutes", Array<number>(600).fill(second / 2)],
    ["at 5 KiB/s for one minute", Array<number>(75).fill(0.8 * second)],
    ["and stop for 25 seconds twice", [25 * second, ...Array<number>(200).fill(second / 10), 25 * second]],
    [
      "and stop for 50 seconds after a good beginning",
      [...Array<number>(100).fill(second / 10), 50 * second],
    ],
  ])("%s", async (_how, pauses) => {
    const count = pauses.length;
    const reading = BodyReader.open(slowPost(pauses)).then(readAll);
    await vi.runAllTimersAsync();
    expect(await reading).toHaveLength(count);
  });

  test.each([
    ["a chunk now and then", Array<number>(20).fill(20 * second)],
    ["1 KiB/s", Array<number>(100).fill(4 * second)],
    ["nothing for a minute after a good beginning", [...Array<number>(500).fill(second / 50), 61 * second]],
  ])("but not send %s", async (_how, pauses) => {
    const reading = BodyReader.open(slowPost(pauses)).then(readAll);
    const refused = expect(reading).rejects.toMatchObject({ refusal: { result: "stalled", wait: 0 } });
    await vi.runAllTimersAsync();
    await refused;
  });

  test("and senders who began together do not end together", async () => {
    const ends = new Set<number>();
    const readings = Array.from({ length: 50 }, async () => {
      const reader = await BodyReader.open(stalledPost(Buffer.from("beginning")));
      await readAll(reader).catch(() => ends.add(Math.round(performance.now() / second)));
    });
    await vi.runAllTimersAsync();
    await Promise.all(readings);
    expect(ends.size).toBeGreaterThan(5);
  });
});

test("stops draining when the sender stops sending or disconnects", async () => {
  await (
    await BodyReader.open(stalledPost(Buffer.from("beginning")), { timeouts: { initial: 20, max: 20 } })
  ).drain();
  await (await BodyReader.open(streamedPost([Buffer.from("x")], { end: "cut" }))).drain();
});

test("drains an unread body to its end", async () => {
  const reader = await BodyReader.open(streamedPost(chunksOf(Buffer.alloc(1000), 100)));
  await reader.next();
  await reader.drain();
  expect(await readAll(reader)).toEqual([]);
});
