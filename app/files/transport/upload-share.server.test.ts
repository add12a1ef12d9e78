import { rm } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { multipartBody, multipartPost, streamedPost } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { insertBookings } from "#tests/support/records/bookings";
import { address, fillStore } from "#tests/support/records/uploads";
import { db } from "~/db/client.server";
import { files } from "~/db/schema.server";
import { maxUnclaimedBytes, mebibyte } from "~/files/limits";
import { LocalStore } from "~/files/local-store.server";
import { env } from "~/process/env.server";
import { receiveFiles } from "./receive.server";
import { UploadMeter } from "./upload-meter.server";

const limit = maxUnclaimedBytes;
const honest = "203.0.113.9";

beforeEach(() => rm(env().UPLOADS_DIR, { recursive: true, force: true }));

/** Begins a form that announces 300 MB. Only its first `bytes` arrive. */
async function begin(store: LocalStore, from: string, bytes = 120): Promise<UploadMeter> {
  const meter = await UploadMeter.open({ store, address: from, contentLength: 300 * mebibyte });
  onTestFinished(() => meter.close());
  for (let left = bytes; left > 0; left -= mebibyte) await meter.pay(Math.min(left, mebibyte));
  return meter;
}

async function storeWith(left: number, sentFrom?: string): Promise<LocalStore> {
  await fillStore(limit - left, sentFrom);
  return new LocalStore(env().UPLOADS_DIR);
}

function upload(store: LocalStore, from: string, size = 100) {
  const part = { fileName: "scan.pdf", content: pdf(size) };
  return receiveFiles(multipartPost([part]), { owner: null, maxFiles: 1, address: from }, store);
}

describe("a visitor's file is stored while others announce 300 MB each, send 120 bytes and wait:", () => {
  test.each([
    { connections: 1_285, addresses: 5, left: limit },
    { connections: 284, addresses: 1, left: 4_000 * mebibyte },
    { connections: 40, addresses: 40, left: 500 * mebibyte },
  ])("$connections connections of $addresses addresses", async ({ connections, addresses, left }) => {
    const store = await storeWith(left);
    for (let index = 0; index < connections; index++) await begin(store, `192.0.2.${index % addresses}`);
    expect(await upload(store, honest, 2 * mebibyte)).toMatchObject({ stored: [{}], refused: [] });
  });
});

test("an address may send ten forms at the same time, without affecting other addresses", async () => {
  const store = await storeWith(limit);
  const meters = await Promise.all(Array.from({ length: 10 }, () => begin(store, address)));
  expect(meters.map(({ refusal }) => refusal)).toEqual(meters.map(() => null));
  const refused = { stored: [], refused: [{ result: "too-many-uploads", wait: 10 }] };
  expect(await upload(store, address)).toMatchObject(refused);
  // The refused form had no slot to release.
  expect(await upload(store, address)).toMatchObject(refused);
  expect(await upload(store, honest)).toMatchObject({ stored: [{}] });
  await meters[0]?.close();
  expect(await upload(store, address)).toMatchObject({ stored: [{}] });
});

test("a refused form that stops arriving gets the reason of the refusal, not a timeout", async () => {
  const store = await storeWith(limit);
  await Promise.all(Array.from({ length: 10 }, () => begin(store, address)));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const begun = multipartBody([{ fileName: "scan.pdf", content: pdf(1_000) }]).subarray(0, 120);
  const options = { owner: null, maxFiles: 1, address };
  const refusal = expect(
    receiveFiles(streamedPost([begun], { end: "open" }), options, store),
  ).rejects.toMatchObject({
    refusal: { result: "too-many-uploads", wait: 10 },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  await refusal;
});

describe("one sender holds at most a tenth of the remaining bytes", () => {
  test("in open forms, and gets a wait of a minute", async () => {
    const store = await storeWith(1_000 * mebibyte);
    expect((await begin(store, address, 50 * mebibyte)).refusal).toBeNull();
    expect((await begin(store, address, 60 * mebibyte)).refusal).toMatchObject({
      result: "store-busy",
      wait: 60,
    });
    expect((await begin(store, honest, 60 * mebibyte)).refusal).toBeNull();
  });

  test.each([
    ["an address", address, address],
    ["an IPv6 /48", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ])("in stored files of %s, until a booking has them", async (_who, from, sender) => {
    await fillStore(99 * mebibyte, sender);
    const store = await storeWith(891 * mebibyte);
    const { refused } = await upload(store, from, 2 * mebibyte);
    expect(refused).toMatchObject([{ result: "over-share", wait: 3600 }]);
    expect(await upload(store, honest, 2 * mebibyte)).toMatchObject({ stored: [{ sentFrom: honest }] });
    const [bookingId = ""] = await insertBookings([{}]);
    await db().update(files).set({ bookingId }).where(eq(files.sentFrom, sender));
    expect(await upload(store, from, 2 * mebibyte)).toMatchObject({ stored: [{ sentFrom: sender }] });
  });

  test("and a form that alone exceeds the share gets that reason, not a wait of a minute", async () => {
    await fillStore(14 * mebibyte, address);
    const { refused } = await upload(await storeWith(46 * mebibyte), address, 14 * mebibyte);
    expect(refused).toMatchObject([{ result: "over-share", wait: 3600 }]);
  });

  test("which has space for 20 files of 15 MB with 4,000 MB left", async () => {
    const store = await storeWith(4_000 * mebibyte);
    expect((await begin(store, address, 300 * mebibyte)).refusal).toBeNull();
  });

  test("but always one file, while the store has the space", async () => {
    expect(await upload(await storeWith(20 * mebibyte), honest, 15 * mebibyte)).toMatchObject({
      stored: [{}],
    });
  });
});

test("space that open forms have reserved is refused for a minute only", async () => {
  const store = await storeWith(20 * mebibyte);
  const others = await begin(store, address, 12 * mebibyte);
  expect(others.refusal).toBeNull();
  const { refused } = await upload(store, honest, 14 * mebibyte);
  expect(refused).toEqual([{ name: "scan.pdf", result: "store-busy", wait: 60 }]);
  await others.close();
  expect(await upload(store, honest, 14 * mebibyte)).toMatchObject({ stored: [{}] });
});

test("a form that alone exceeds the remaining bytes gets a full storage as the reason", async () => {
  const { refused } = await upload(await storeWith(5 * mebibyte), honest, 14 * mebibyte);
  expect(refused).toMatchObject([{ result: "store-full", wait: 3600 }]);
});
