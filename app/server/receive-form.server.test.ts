import { expect, test } from "vitest";
import { multipartPost } from "#tests/support/files/multipart";
import { namesInStore, openDraft } from "#tests/support/records/uploads";
import { toFileDraft } from "~/booking/form/draft.server";
import { db } from "~/db/client.server";
import { files } from "~/db/schema.server";
import { readFieldsOnly, receiveForm } from "./receive-form.server";

const parts = [
  { field: "alt", value: "The hall" },
  { fileName: "plan.txt", content: "plan" },
  { field: "intent", value: "picture" },
];
const typed = [
  ["alt", "The hall"],
  ["intent", "picture"],
];

async function countLeft(work: () => Promise<unknown>) {
  const before = (await namesInStore()).length;
  await work();
  return [await db().$count(files), (await namesInStore()).length - before];
}

test("removes unclaimed files with the form, also after a failure", async () => {
  const fields = new URLSearchParams();
  const rule = { maxFiles: 1, fields };
  const fail = () => Promise.reject(new Error("gone"));
  const left = await countLeft(async () => {
    await receiveForm(multipartPost(parts), rule, ({ stored }) => expect(stored).toHaveLength(1));
    await expect(receiveForm(multipartPost(parts), { maxFiles: 1 }, fail)).rejects.toThrow("gone");
  });
  expect([left, [...fields]]).toEqual([[0, 0], typed]);
});

test.each([
  ["a draft", async () => toFileDraft(await openDraft())],
  ["a later request", () => Promise.resolve("nobody" as const)],
])("files for %s stay", async (_whom, findOwner) => {
  const rule = { maxFiles: 1, owner: await findOwner() };
  expect(await countLeft(() => receiveForm(multipartPost(parts), rule, () => null))).toEqual([1, 1]);
});

test("reads the text fields of an unread form without its files", async () => {
  const fields = new URLSearchParams();
  const left = await countLeft(() => readFieldsOnly(multipartPost(parts), fields));
  expect([left, [...fields]]).toEqual([[0, 0], typed]);
});
