import { rm } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { chunksOf, multipartBody, multipartPost, streamedPost } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import {
  address,
  expectNothingKept,
  fieldList,
  fillStore,
  namesInStore,
  openDraft,
  statusOf,
} from "#tests/support/records/uploads";
import { toFileDraft } from "~/booking/form/draft.server";
import { db } from "~/db/client.server";
import { consumeAttempt } from "~/db/rate-limit.server";
import { bookingDrafts, files, rateLimits } from "~/db/schema.server";
import { maxUnclaimedBytes, mebibyte, minFreeUploadBytes } from "~/files/limits";
import { LocalStore } from "~/files/local-store.server";
import { removeDraftFile, sumUnattachedBytes } from "~/files/stored-files.server";
import { env } from "~/process/env.server";
import { describeRefusedFile } from "~/refusals/file";
import { receiveFiles } from "./receive.server";
import { UploadMeter } from "./upload-meter.server";

const quota = { name: "upload-kibibytes", attempts: 4 * 1024 * 1024, seconds: 3600 };
const dailyQuota = { name: "upload-kibibytes-day", attempts: 5 * 1024 * 1024, seconds: 24 * 3600 };
const options = { owner: null, maxFiles: 10, address };

beforeEach(() => rm(env().UPLOADS_DIR, { recursive: true, force: true }));

/** Returns the uploads folder as a new store, because the capacity of a store is measured at most once a second. */
const freshStore = () => new LocalStore(env().UPLOADS_DIR);

/** Returns the address's charge within the hour, or the day, in KiB. */
async function getCharged({ name } = quota): Promise<number> {
  const [row] = await db()
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, `${name}:${address}`));
  return row?.points ?? 0;
}

function useQuotaUpTo(bytes: number, limit = quota) {
  return consumeAttempt(limit, address, limit.attempts - bytes / 1024);
}

function announcedPost(body: Buffer, length: number, end: "closed" | "cut" = "closed") {
  const request = streamedPost(chunksOf(body, 65_536), { end });
  request.headers.set("Content-Length", String(length));
  return request;
}

describe("the quota of an address", () => {
  test("applies to concurrent chunked forms together", async () => {
    await useQuotaUpTo(6 * mebibyte);
    const parts = [{ fileName: "scan.pdf", content: pdf(2 * mebibyte) }];
    const results = await Promise.all(
      Array.from({ length: 10 }, () => receiveFiles(multipartPost(parts), options)),
    );
    const stored = results.flatMap((result) => result.stored);
    const refused = results.flatMap((result) => result.refused);
    expect(stored.length * 2).toBeLessThan(6);
    expect(refused).toHaveLength(10 - stored.length);
    for (const file of refused) {
      expect(file.result).toBe("over-quota");
      expect(describeRefusedFile(file).message).toMatch(
        /^scan\.pdf wasn’t added\. .* Try again in \d+ minutes, or contact us\.$/,
      );
    }
    expect(await namesInStore()).toHaveLength(stored.length);
    expect(await getCharged()).toBeLessThanOrEqual(quota.attempts);
  });

  test("refuses the rest of a form by name when it is used up, and keeps the form's text", async () => {
    await useQuotaUpTo(3 * mebibyte);
    const { fields, onField } = fieldList();
    const { stored, refused } = await receiveFiles(
      multipartPost([
        { field: "before", value: "b" },
        { fileName: "small.txt", content: "text" },
        { fileName: "large.pdf", content: pdf(4 * mebibyte) },
        { fileName: "later.txt", content: "text" },
        { field: "after", value: "a" },
      ]),
      { ...options, onField },
    );
    expect(stored.map(({ originalName }) => originalName)).toEqual(["small.txt"]);
    expect(refused).toMatchObject([
      { name: "large.pdf", result: "over-quota" },
      { name: "later.txt", result: "over-quota" },
    ]);
    for (const { wait } of refused) expect(wait).toBeGreaterThan(3500);
    expect(fields.map(([name]) => name)).toEqual(["before", "after"]);
    expect(await namesInStore()).toHaveLength(1);
  });

  test("has a second limit for a day, charged and refunded with the first", async () => {
    await useQuotaUpTo(3 * mebibyte, dailyQuota);
    const before = await getCharged(dailyQuota);
    const send = (size: number) =>
      receiveFiles(multipartPost([{ fileName: "scan.pdf", content: pdf(size) }]), options);
    expect((await send(mebibyte)).stored).toHaveLength(1);
    const afterFirst = await getCharged();
    expect(afterFirst).toBeGreaterThan(1024);
    expect((await getCharged(dailyQuota)) - before).toBe(afterFirst);

    const { stored, refused } = await send(4 * mebibyte);
    expect(stored).toEqual([]);
    expect(refused).toMatchObject([{ result: "over-quota" }]);
    for (const file of refused)
      expect(describeRefusedFile(file).message).toMatch(/ Try again in 24 hours, or contact us\.$/);
    // Both limits are charged for the bytes that arrived before the refusal.
    expect((await getCharged(dailyQuota)) - before).toBe(await getCharged());
    expect(await getCharged(dailyQuota)).toBeLessThanOrEqual(dailyQuota.attempts);
  });

  test("is not charged for a body that was announced and never arrived", async () => {
    for (let index = 0; index < 20; index++) {
      const post = announcedPost(Buffer.alloc(0), 300 * mebibyte, index % 2 ? "cut" : "closed");
      expect(await statusOf(receiveFiles(post, options))).toBe(400);
    }
    expect(await getCharged()).toBe(0);
  });

  test("is charged for the arrived part of an incomplete body", async () => {
    const body = multipartBody([{ fileName: "scan.pdf", content: pdf(3 * mebibyte) }]);
    for (const end of ["closed", "cut"] as const) {
      const post = announcedPost(body.subarray(0, 2 * mebibyte), 20 * mebibyte, end);
      expect(await statusOf(receiveFiles(post, options))).toBe(400);
    }
    // A chunk in transit is lost when the connection breaks.
    expect(await getCharged()).toBeGreaterThanOrEqual(4 * 1024 - 128);
    expect(await getCharged()).toBeLessThanOrEqual(4 * 1024);
    await expectNothingKept();
  });

  test("is charged for exactly the bytes of a complete body, announced or not", async () => {
    const body = multipartBody([{ fileName: "scan.pdf", content: pdf(5 * mebibyte) }]);
    await receiveFiles(announcedPost(body, body.length), options);
    expect(await getCharged()).toBe(Math.ceil(body.length / 1024));
    await receiveFiles(streamedPost(chunksOf(body, 65_536)), options);
    expect(await getCharged()).toBeLessThan(2 * Math.ceil(body.length / 1024) + 20);
  });

  test("limits the part of a refused form that is read", async () => {
    await useQuotaUpTo(0);
    const meter = await UploadMeter.open({ store: freshStore(), address, contentLength: null });
    await meter.pay(320 * mebibyte);
    await expect(meter.pay(1)).rejects.toMatchObject({
      name: "UploadError",
      refusal: { result: "over-quota" },
    });
    await meter.close();
    expect(await getCharged()).toBe(quota.attempts);
  });
});

describe("the store's capacity", () => {
  const limit = maxUnclaimedBytes;
  const small = () =>
    multipartPost([
      { field: "text", value: "typed" },
      { fileName: "a.txt", content: "a" },
    ]);

  test("limits the files without a booking that concurrent forms store", async () => {
    await fillStore(limit - 5 * mebibyte);
    const parts = [{ fileName: "scan.pdf", content: pdf(2 * mebibyte) }];
    const store = freshStore();
    const results = await Promise.all(
      Array.from({ length: 6 }, () => receiveFiles(multipartPost(parts), options, store)),
    );
    const stored = results.flatMap((result) => result.stored);
    expect(stored.length).toBeLessThanOrEqual(2);
    expect(results.flatMap((result) => result.refused)).toHaveLength(6 - stored.length);
    expect(await sumUnattachedBytes()).toBeLessThanOrEqual(limit);
  });

  test("refuses files without a time to wait when it is used up, and keeps the form's text", async () => {
    await fillStore(limit);
    const { fields, onField } = fieldList();
    const { stored, refused } = await receiveFiles(small(), { ...options, onField }, freshStore());
    expect(stored).toEqual([]);
    expect(fields).toEqual([["text", "typed"]]);
    expect(refused).toEqual([{ name: "a.txt", result: "store-full", wait: 3600 }]);
    expect([await getCharged(), await getCharged(dailyQuota)]).toEqual([0, 0]);
    await db().delete(files).where(eq(files.storedName, "filler-0"));
    expect((await receiveFiles(small(), options, freshStore())).stored).toHaveLength(1);
  });

  test("keeps disk space free", async () => {
    class AlmostFullDisk extends LocalStore {
      free = minFreeUploadBytes;
      override freeBytes = () => Promise.resolve(this.free);
    }
    const disk = new AlmostFullDisk(env().UPLOADS_DIR);
    const { refused } = await receiveFiles(small(), options, disk);
    expect(refused).toMatchObject([{ name: "a.txt", result: "store-full" }]);
    disk.free += mebibyte;
    // The capacity is measured again after every refusal.
    expect((await receiveFiles(small(), options, disk)).stored).toHaveLength(1);
  });

  test("releases a form's reservation however the form ends", async () => {
    const store = freshStore();
    const body = multipartBody([{ fileName: "scan.pdf", content: pdf(2 * mebibyte) }]);
    for (const end of ["closed", "cut"] as const)
      await statusOf(
        receiveFiles(announcedPost(body.subarray(0, mebibyte), 300 * mebibyte, end), options, store),
      );
    await statusOf(receiveFiles(streamedPost([body], { type: "text/plain" }), options, store));
    await fillStore(limit - 3 * mebibyte);
    expect((await receiveFiles(announcedPost(body, body.length), options, freshStore())).stored).toHaveLength(
      1,
    );
  });
});

describe("the sum of unattached bytes", () => {
  const kibibyte = 1024;

  test("follows every insert and delete, and counts each file as at least 64 KiB", async () => {
    const draftId = await openDraft();
    const parts = [
      { fileName: "a.txt", content: "a" },
      { fileName: "b.pdf", content: pdf(100 * kibibyte) },
    ];
    const { stored } = await receiveFiles(multipartPost(parts), {
      owner: toFileDraft(draftId),
      maxFiles: 2,
      address,
    });
    expect(await sumUnattachedBytes()).toBe(164 * kibibyte);
    await db().delete(bookingDrafts);
    expect(await sumUnattachedBytes()).toBe(164 * kibibyte);
    await db()
      .delete(files)
      .where(eq(files.id, stored[0]?.id ?? ""));
    expect(await sumUnattachedBytes()).toBe(100 * kibibyte);
    await db().delete(files);
    expect(await sumUnattachedBytes()).toBe(0);
  });

  test("decreases when a visitor removes a file", async () => {
    const draftId = await openDraft();
    const { stored } = await receiveFiles(multipartPost([{ fileName: "a.txt", content: "a" }]), {
      owner: toFileDraft(draftId),
      maxFiles: 1,
      address,
    });
    expect(await removeDraftFile(draftId, stored[0]?.id ?? "")).toBe(true);
    expect(await sumUnattachedBytes()).toBe(0);
  });
});
