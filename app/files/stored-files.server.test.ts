import { readdir, rm } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { multipartPost } from "#tests/support/files/multipart";
import { address, openDraft } from "#tests/support/records/uploads";
import { toFileDraft } from "~/booking/form/draft.server";
import { env } from "~/process/env.server";
import { findDraftFiles, findStoredFile, removeDraftFile } from "./stored-files.server";
import { receiveFiles } from "./transport/receive.server";

beforeEach(() => rm(env().UPLOADS_DIR, { recursive: true, force: true }));

async function createDraftWith(...names: string[]): Promise<string> {
  const draftId = await openDraft();
  for (const fileName of names)
    await receiveFiles(multipartPost([{ fileName, content: "text" }]), {
      owner: toFileDraft(draftId),
      maxFiles: 1,
      address,
    });
  return draftId;
}

test("returns a draft's files in the order in which they were sent", async () => {
  const draftId = await createDraftWith("b.txt", "a.txt");
  expect((await findDraftFiles(draftId)).map((file) => file.originalName)).toEqual(["b.txt", "a.txt"]);
});

test("keeps the order of one form's files", async () => {
  const names = ["e.txt", "d.txt", "a.txt", "c.txt", "b.txt"];
  const draftId = await openDraft();
  const parts = names.map((fileName) => ({ fileName, content: "text" }));
  await receiveFiles(multipartPost(parts), { owner: toFileDraft(draftId), maxFiles: 5, address });
  expect((await findDraftFiles(draftId)).map((file) => file.originalName)).toEqual(names);
});

test("removes a file once, and only from its own draft", async () => {
  const mine = await createDraftWith("mine.txt");
  const theirs = await createDraftWith("theirs.txt");
  const [file] = await findDraftFiles(mine);
  const id = file?.id ?? "";
  expect(await removeDraftFile(theirs, id)).toBe(false);
  expect(await removeDraftFile(mine, "no-id")).toBe(false);
  expect(await readdir(env().UPLOADS_DIR)).toHaveLength(2);
  expect(await removeDraftFile(mine, id)).toBe(true);
  expect(await removeDraftFile(mine, id)).toBe(false);
  expect(await findDraftFiles(mine)).toEqual([]);
  expect(await readdir(env().UPLOADS_DIR)).toHaveLength(1);
});

test("accepts another file after one of twenty is removed", async () => {
  const names = Array.from({ length: 20 }, (_, index) => `${index}.txt`);
  const draftId = await createDraftWith(...names);
  const post = () =>
    receiveFiles(multipartPost([{ fileName: "21.txt", content: "x" }]), {
      owner: toFileDraft(draftId),
      maxFiles: 1,
      address,
    });
  expect(await post()).toMatchObject({ stored: [], refused: [{ name: "21.txt" }] });
  const [first] = await findDraftFiles(draftId);
  await removeDraftFile(draftId, first?.id ?? "");
  expect(await post()).toMatchObject({ stored: [{ originalName: "21.txt" }], refused: [] });
});

test("finds a file by its exact stored name only", async () => {
  const [file] = await findDraftFiles(await createDraftWith("a.txt"));
  const storedName = file?.storedName ?? "";
  expect(await findStoredFile(storedName)).toMatchObject({ originalName: "a.txt" });
  for (const name of ["", "../a.txt", "%", "\0", storedName.toUpperCase(), `${storedName}.part`])
    expect(await findStoredFile(name)).toBeNull();
});
