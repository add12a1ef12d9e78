import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { beforeEach, describe, expect, test } from "vitest";
import { multipartBody, multipartPost, multipartType, streamedPost } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import {
  address,
  expectNothingKept,
  namesInStore,
  openDraft,
  statusOf,
} from "#tests/support/records/uploads";
import { toFileDraft } from "~/booking/form/draft.server";
import { db } from "~/db/client.server";
import { bookingDrafts } from "~/db/schema.server";
import { StorageFullError } from "~/files/file-store";
import { LocalStore } from "~/files/local-store.server";
import { findDraftFiles } from "~/files/stored-files.server";
import { env } from "~/process/env.server";
import { receiveFiles } from "./receive.server";

const options = { owner: null, maxFiles: 10, address };

beforeEach(() => rm(env().UPLOADS_DIR, { recursive: true, force: true }));

describe("a draft", () => {
  const texts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ fileName: `${index + 1}.txt`, content: "text" }));

  test("accepts at most 20 files and refuses the 21st by name", async () => {
    const draftId = await openDraft();
    const { stored, refused } = await receiveFiles(multipartPost(texts(21)), {
      owner: toFileDraft(draftId),
      maxFiles: 30,
      address,
    });
    expect(stored).toHaveLength(20);
    expect(refused).toMatchObject([{ name: "21.txt", result: "too-many" }]);
    expect(await findDraftFiles(draftId)).toHaveLength(20);
    expect(await namesInStore()).toHaveLength(20);
  });

  test("accepts at most 20 files from 25 concurrent uploads", async () => {
    const draftId = await openDraft();
    // The addresses differ, because each may send ten uploads at the same time.
    const uploads = texts(25).map((part, index) =>
      receiveFiles(multipartPost([part]), {
        owner: toFileDraft(draftId),
        maxFiles: 10,
        address: `198.51.100.${index % 5}`,
      }),
    );
    const results = await Promise.all(uploads);
    expect(results.flatMap(({ stored }) => stored)).toHaveLength(20);
    expect(results.flatMap(({ refused }) => refused)).toHaveLength(5);
    expect(await namesInStore()).toHaveLength(20);
  });

  test("accepts no files after it has expired", async () => {
    const [draft] = await db()
      .insert(bookingDrafts)
      .values({ expiresAt: new Date(0) })
      .returning();
    const { stored, refused } = await receiveFiles(multipartPost(texts(1)), {
      owner: toFileDraft(draft?.id ?? ""),
      maxFiles: 1,
      address,
    });
    expect(stored).toEqual([]);
    expect(refused).toEqual([{ name: "1.txt", result: "closed" }]);
    await expectNothingKept();
  });

  test("refuses files above the limit of one request by name", async () => {
    const { stored, refused } = await receiveFiles(multipartPost(texts(12)), options);
    expect(stored).toHaveLength(10);
    expect(refused).toEqual([
      { name: "11.txt", result: "too-many-at-once", limit: 10 },
      { name: "12.txt", result: "too-many-at-once", limit: 10 },
    ]);
  });

  test("refuses a request with far more files as a whole", async () => {
    expect(await statusOf(receiveFiles(multipartPost(texts(111)), options))).toBe(413);
    await expectNothingKept();
  });
});

describe("an invalid request", () => {
  test.each([
    ["application/json", 415],
    ["application/x-www-form-urlencoded", 415],
    ["multipart/mixed; boundary=x", 415],
    ["", 415],
    ["multipart/form-data", 400],
    ["multipart/form-data; boundary=", 400],
    [`multipart/form-data; boundary=${"x".repeat(300)}`, 400],
    ["multipart/form-data; boundary=another", 400],
  ])("of type %j is refused with %i", async (type, status) => {
    const body = multipartBody([{ fileName: "a.txt", content: "a" }]);
    expect(await statusOf(receiveFiles(streamedPost([body], { type }), options))).toBe(status);
  });

  test("with a part header of a megabyte is refused, and the file before it is not stored", async () => {
    const parts = [
      { fileName: "a.txt", content: "a" },
      { fileName: `${"x".repeat(1_000_000)}.txt`, content: "a" },
    ];
    expect(await statusOf(receiveFiles(multipartPost(parts), options))).toBe(400);
    await expectNothingKept();
  });

  test("is refused with more than 256 KiB of text or more than 100 fields", async () => {
    const text = (size: number) => [
      { field: "a", value: "x".repeat(100_000) },
      { field: "b", value: "x".repeat(size - 100_002) },
    ];
    expect(await statusOf(receiveFiles(multipartPost(text(256 * 1024)), options))).toMatchObject({
      stored: [],
    });
    expect(await statusOf(receiveFiles(multipartPost(text(256 * 1024 + 1)), options))).toBe(413);
    const many = Array.from({ length: 101 }, () => ({ field: "a", value: "" }));
    expect(await statusOf(receiveFiles(multipartPost(many), options))).toBe(413);
  });

  test("with an excessive Content-Length is refused before it is read", async () => {
    const request = multipartPost([]);
    request.headers.set("Content-Length", String(3 * 1024 ** 3));
    expect(await statusOf(receiveFiles(request, options))).toBe(413);
    expect(request.bodyUsed).toBe(false);
  });

  test("without a body is refused", async () => {
    const request = new Request("http://site.test", {
      method: "POST",
      headers: { "Content-Type": multipartType },
    });
    expect(await statusOf(receiveFiles(request, options))).toBe(400);
  });
});

test("refuses the whole request with 507 when the disk fills up, and stores nothing", async () => {
  /** A disk with space for one file. */
  class OneFileDisk extends LocalStore {
    private written = 0;
    override async write(name: string, content: Readable) {
      if (++this.written > 1) {
        content.destroy(new Error("ENOSPC"));
        throw new StorageFullError("full");
      }
      return super.write(name, content);
    }
  }
  const parts = [
    { fileName: "a.txt", content: "a" },
    { fileName: "b.pdf", content: pdf(500_000) },
  ];
  const upload = receiveFiles(multipartPost(parts), options, new OneFileDisk(env().UPLOADS_DIR));
  expect(await statusOf(upload)).toBe(507);
  await expectNothingKept();
});
