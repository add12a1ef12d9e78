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

test.each([
  ["a draft", async () => toFileDraft(await openDraft())],
  ["a later request", () => Promise.resolve(null)],
])("files for %s stay, and the text fields are read", async (_whom, findOwner) => {
  const fields = new URLSearchParams();
  const rule = { maxFiles: 1, owner: await findOwner(), fields };
  expect(await countLeft(() => receiveForm(multipartPost(parts), rule))).toEqual([1, 1]);
  expect([...fields]).toEqual(typed);
});

test("reads the text fields of an unread form without its files", async () => {
  const fields = new URLSearchParams();
  const left = await countLeft(() => readFieldsOnly(multipartPost(parts), fields));
  expect([left, [...fields]]).toEqual([[0, 0], typed]);
});
