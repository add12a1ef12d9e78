import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { chunksOf, multipartBody, multipartPost, streamedPost } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import {
  address,
  expectNothingKept,
  fieldList,
  namesInStore,
  statusOf,
} from "#tests/support/records/uploads";
import { db } from "~/db/client.server";
import { files } from "~/db/schema.server";
import { maxFileSize } from "~/files/limits";
import { env } from "~/process/env.server";
import { explainFile } from "~/refusals/file";
import { receiveFiles } from "./receive.server";

const options = { owner: null, maxFiles: 10, address };

beforeEach(() => rm(env().UPLOADS_DIR, { recursive: true, force: true }));

test("stores files unchanged with their metadata, and passes text fields on in order", async () => {
  const plan = pdf(200_000);
  const { fields, onField } = fieldList();
  const { stored, refused } = await receiveFiles(
    multipartPost([
      { field: "intent", value: "upload" },
      { fileName: "plan.pdf", content: plan, type: "text/html" },
      { fileName: "notes.txt", content: "Grüße" },
      { field: "specialInstructions", value: "läuft" },
    ]),
    { ...options, onField },
  );
  expect(fields).toEqual([
    ["intent", "upload"],
    ["specialInstructions", "läuft"],
  ]);
  expect(refused).toEqual([]);
  expect(stored).toMatchObject([
    {
      originalName: "plan.pdf",
      contentType: "application/pdf",
      byteSize: 200_000,
      sha256: createHash("sha256").update(plan).digest("hex"),
      draftId: null,
      bookingId: null,
    },
    { originalName: "notes.txt", contentType: "text/plain", byteSize: 7 },
  ]);
  expect(stored[0]?.storedName).toMatch(/^[0-9a-f-]{36}-plan\.pdf$/);
  expect(await namesInStore()).toEqual(stored.map((file) => file.storedName).sort());
  expect(await readFile(path.join(env().UPLOADS_DIR, stored[0]?.storedName ?? ""))).toEqual(plan);
  expect(await db().select().from(files)).toHaveLength(2);
});

describe("a body in chunks", () => {
  const body = multipartBody([
    { field: "a", value: "1" },
    { fileName: "plan.pdf", content: pdf(40) },
    { fileName: "", content: "" },
    { fileName: "page.pdf", content: "<html>" },
    { fileName: "notes.txt", content: "text" },
  ]);
  const expected = {
    stored: [{ byteSize: 40 }, { byteSize: 4 }],
    refused: [{ name: "page.pdf" }],
  };

  test("is parsed the same for every chunk size", async () => {
    for (let size = 1; size <= 80; size++) {
      const { fields, onField } = fieldList();
      const post = streamedPost(chunksOf(body, size));
      expect(await receiveFiles(post, { ...options, onField })).toMatchObject(expected);
      expect(fields).toEqual([["a", "1"]]);
    }
  });

  test.each(["closed", "cut"] as const)(
    "is refused wherever it is %s, and nothing is stored",
    async (end) => {
      // The line break after the closing boundary is optional. An address may send ten forms at a time.
      const places = Array.from({ length: body.length - 2 }, (_, at) => at);
      for (let first = 0; first < places.length; first += 8)
        await Promise.all(
          places.slice(first, first + 8).map(async (at) => {
            const upload = receiveFiles(streamedPost([body.subarray(0, at)], { end }), options);
            expect([at, await statusOf(upload)]).toEqual([at, 400]);
          }),
        );
      await expectNothingKept();
    },
  );
});

describe("a file's size", () => {
  test.each([1, maxFileSize - 1, maxFileSize])("of %d bytes is accepted", async (size) => {
    const name = size === 1 ? "one.txt" : "plan.pdf";
    const content = size === 1 ? "x" : pdf(size);
    const { stored } = await receiveFiles(multipartPost([{ fileName: name, content }]), options);
    expect(stored).toMatchObject([{ byteSize: size }]);
  });

  test.each([maxFileSize + 1, maxFileSize * 3])(
    "of %d bytes is refused, and the files around it are stored",
    async (size) => {
      const { stored, refused } = await receiveFiles(
        multipartPost([
          { fileName: "before.txt", content: "b" },
          { fileName: "large.pdf", content: pdf(size) },
          { fileName: "after.txt", content: "a" },
        ]),
        options,
      );
      expect(stored.map((file) => file.originalName)).toEqual(["before.txt", "after.txt"]);
      expect(refused).toEqual([{ name: "large.pdf", result: "too-large" }]);
      expect(await namesInStore()).toHaveLength(2);
    },
  );

  test("of 0 bytes is refused, while an empty file input is ignored", async () => {
    const { stored, refused } = await receiveFiles(
      multipartPost([
        { fileName: "", content: "" },
        { fileName: "empty.pdf", content: "" },
      ]),
      options,
    );
    expect(stored).toEqual([]);
    expect(refused).toMatchObject([{ name: "empty.pdf", result: "empty" }]);
    await expectNothingKept();
  });
});

test.each([
  ["run.exe", `MZ\x90\0${"\0".repeat(100)}`],
  ["run.pdf", `MZ\x90\0${"\0".repeat(100)}`],
  ["page.html", "<html>"],
  ["page.pdf", "<!doctype html><html>%PDF-"],
  ["logo.svg", "<svg/>"],
  ["logo.png", "<svg/>"],
  ["plan.pdf\u202egpj.exe", "x"],
  ["noextension", "x"],
])("refuses %j as the wrong type", async (fileName, content) => {
  const { stored, refused } = await receiveFiles(multipartPost([{ fileName, content }]), options);
  expect(stored).toEqual([]);
  expect(refused.map((file) => explainFile(file).status)).toEqual([415]);
  await expectNothingKept();
});

test.each([
  ["a=b; c.txt", "a=b; c.txt"],
  ["../../../etc/cron.d/x.txt", "x.txt"],
  ["..\\\\..\\\\x.txt", "x.txt"],
  ["line%0D%0Abreak.txt", "linebreak.txt"],
  ["15%22 plan.txt", '15" plan.txt'],
  ["Grundriß %22EG%22.txt", 'Grundriß "EG".txt'],
  ["100%25 %2e%2f.txt", "100%25 %2e%2f.txt"],
  ["план \u202etxt.txt", "план txt.txt"],
  ['say \\"hi\\".txt', 'say "hi".txt'],
  [`${"x".repeat(296)}.txt`, `${"x".repeat(196)}.txt`],
  ["\0nul.txt", "\0"],
])("stores the name %j as %j", async (fileName, clean) => {
  const result = await statusOf(receiveFiles(multipartPost([{ fileName, content: "text" }]), options));
  // A header must not contain NUL.
  if (clean === "\0") expect(result).toBe(400);
  else expect(result).toMatchObject({ stored: [{ originalName: clean }] });
  for (const name of await namesInStore()) expect(name).toMatch(/^[0-9a-f-]{36}-[\w.-]{1,80}$/);
});
