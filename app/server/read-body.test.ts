import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readBody, readForm, requireForm, UnreadableBodyError } from "./read-body.server";

const kibibyte = 1024;

/** Creates a post whose body arrives in chunks of these sizes, and then ends, fails or stalls. */
function post(sizes: number[], end: "close" | "break" | "wait" = "close") {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const size = sizes[pulled++];
      if (size !== undefined) controller.enqueue(new Uint8Array(size));
      else if (end === "close") controller.close();
      else if (end === "break") controller.error(new Error("gone"));
      else return new Promise<void>(() => undefined);
    },
  });
  const request = new Request("http://site.test", { method: "POST", body, duplex: "half" });
  return { request, pulled: () => pulled };
}

describe("readBody", () => {
  test("returns a body of up to 256 KiB", async () => {
    expect(await readBody(post([1, 255 * kibibyte, 1023]).request)).toHaveLength(256 * kibibyte);
    expect(await readBody(new Request("http://site.test", { method: "POST" }))).toHaveLength(0);
  });

  test("rejects a larger body, and reads no more of it", async () => {
    await expect(readBody(post([256 * kibibyte, 1]).request)).rejects.toMatchObject({ status: 413 });
    const endless = post(Array<number>(100).fill(1024 * kibibyte));
    await expect(readBody(endless.request)).rejects.toMatchObject({ status: 413 });
    expect(endless.pulled()).toBeLessThan(4);
  });

  test("rejects a body that is incomplete or too slow", async () => {
    await expect(readBody(post([5], "break").request)).rejects.toMatchObject({ status: 400 });
    await expect(readBody(post([5], "wait").request, 20)).rejects.toMatchObject({ status: 408 });
  });
});

test.each([
  [100, 200],
  [101, 413],
])("a form of %i fields gets %i", async (count, status) => {
  const body = new URLSearchParams(Array.from({ length: count }, (_, index) => [`field-${index}`, "x"]));
  const form = readForm(new Request("http://site.test", { method: "POST", body }));
  const answer = await form.then(
    ({ size }) => [200, size],
    (refusal: unknown) => [refusal instanceof UnreadableBodyError && refusal.status],
  );
  expect(answer).toEqual(status === 200 ? [status, count] : [status]);
});

test("a route without a page responds with the status and the reason of an unreadable form", async () => {
  const json = new Request("http://site.test", { method: "POST", body: "{}" });
  const refusal: unknown = await requireForm(json).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 415 });
  expect(await (refusal as Response).text()).toBe(
    "This form must be sent as application/x-www-form-urlencoded.",
  );
});

describe("bodies that never end", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  async function readMany(count: number): Promise<number[]> {
    const readings = Array.from({ length: count }, () =>
      readBody(post([5], "wait").request).catch(() => performance.now() / 1000),
    );
    await vi.runAllTimersAsync();
    return (await Promise.all(readings)) as number[];
  }

  test("have 30 seconds and a random part, so those that began together do not end together", async () => {
    const startedAt = performance.now() / 1000;
    const seconds = (await readMany(50)).map((end) => end - startedAt);
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(30);
    expect(new Set(seconds.map(Math.floor)).size).toBeGreaterThan(5);
  });

  test("have less time beyond 50 of an address, and are no longer counted after their end", async () => {
    for (let round = 0; round < 2; round++) {
      const startedAt = performance.now() / 1000;
      const seconds = (await readMany(80)).map((end) => end - startedAt);
      expect(seconds.filter((each) => each >= 30)).toHaveLength(50);
      expect(seconds.filter((each) => each < 15)).toHaveLength(30);
    }
  });
});
