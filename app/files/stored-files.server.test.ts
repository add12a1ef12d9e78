import { readdir, rm } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { multipartPost } from "#tests/support/multipart";
import { openDraft } from "#tests/support/uploads";
import { env } from "~/env.server";
import { filesOfDraft, findStoredFile, removeDraftFile } from "./stored-files.server";
import { receiveFiles } from "./transport/receive.server";

beforeEach(() => rm(env().UPLOADS_DIR, { recursive: true, force: true }));

async function draftWithFiles(...names: string[]): Promise<string> {
  const draftId = await openDraft();
  for (const fileName of names)
    await receiveFiles(multipartPost([{ fileName, content: "text" }]), { draftId, maxFiles: 1 });
  return draftId;
}

test("a draft's files come in the order they were sent", async () => {
  const draftId = await draftWithFiles("b.txt", "a.txt");
  expect((await filesOfDraft(draftId)).map((file) => file.originalName)).toEqual(["b.txt", "a.txt"]);
});

test("files of one form keep their order too", async () => {
  const names = ["e.txt", "d.txt", "a.txt", "c.txt", "b.txt"];
  const draftId = await openDraft();
  const parts = names.map((fileName) => ({ fileName, content: "text" }));
  await receiveFiles(multipartPost(parts), { draftId, maxFiles: 5 });
  expect((await filesOfDraft(draftId)).map((file) => file.originalName)).toEqual(names);
});

test("a draft removes its own file, once, and no other draft's", async () => {
  const mine = await draftWithFiles("mine.txt");
  const theirs = await draftWithFiles("theirs.txt");
  const [file] = await filesOfDraft(mine);
  const id = file?.id ?? "";
  expect(await removeDraftFile(theirs, id)).toBe(false);
  expect(await removeDraftFile(mine, "no-id")).toBe(false);
  expect(await readdir(env().UPLOADS_DIR)).toHaveLength(2);
  expect(await removeDraftFile(mine, id)).toBe(true);
  expect(await removeDraftFile(mine, id)).toBe(false);
  expect(await filesOfDraft(mine)).toEqual([]);
  expect(await readdir(env().UPLOADS_DIR)).toHaveLength(1);
});

test("a removed file makes room for another", async () => {
  const names = Array.from({ length: 20 }, (_, index) => `${index}.txt`);
  const draftId = await draftWithFiles(...names);
  const post = () =>
    receiveFiles(multipartPost([{ fileName: "21.txt", content: "x" }]), { draftId, maxFiles: 1 });
  expect(await post()).toMatchObject({ stored: [], refused: [{ name: "21.txt" }] });
  const [first] = await filesOfDraft(draftId);
  await removeDraftFile(draftId, first?.id ?? "");
  expect(await post()).toMatchObject({ stored: [{ originalName: "21.txt" }], refused: [] });
});

test("a file is found by its stored name, and by nothing like it", async () => {
  const [file] = await filesOfDraft(await draftWithFiles("a.txt"));
  const storedName = file?.storedName ?? "";
  expect(await findStoredFile(storedName)).toMatchObject({ originalName: "a.txt" });
  for (const name of ["", "../a.txt", "%", "\0", storedName.toUpperCase(), `${storedName}.part`])
    expect(await findStoredFile(name)).toBeNull();
});
