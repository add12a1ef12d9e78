import { mkdir, rm, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { unzip } from "#tests/support/zip";
import { env } from "~/env.server";
import { FilesMissingError, sendZip } from "./send-zip.server";

const createdAt = new Date("2026-11-20T22:05:00Z");
const contents = [
  Buffer.from(Uint8Array.from({ length: 300_000 }, (_, index) => index % 251)),
  Buffer.from("Gate code: \u{1f511}\n"),
  Buffer.from("%PDF another plan"),
];
const names = ["plan.pdf", "Ünïcode =;.txt", "plan.pdf"];
const files = names.map((originalName, index) => ({
  storedName: `${index}-stored.pdf`,
  originalName,
  byteSize: contents[index]?.length ?? 0,
  createdAt,
}));
const inStore = (index: number) => path.join(env().UPLOADS_DIR, `${index}-stored.pdf`);

beforeEach(async () => {
  await mkdir(env().UPLOADS_DIR, { recursive: true });
  await Promise.all(contents.map((content, index) => writeFile(inStore(index), content)));
});

const ask = (given: typeof files = files, method = "GET") =>
  sendZip(new Request("http://site.test/", { method }), "K7MD-3R9F-files.zip", given);
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("the files come whole, under names of their own, and as long as was said", async () => {
  const response = await ask();
  const zip = await bodyOf(response);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "private, no-store, no-transform",
    "content-disposition": "attachment; filename=K7MD-3R9F-files.zip",
    "content-length": String(zip.length),
    "content-type": "application/zip",
    "x-content-type-options": "nosniff",
  });
  expect([...unzip(zip)]).toEqual([
    ["plan.pdf", contents[0]],
    ["Ünïcode =;.txt", contents[1]],
    ["plan (2).pdf", contents[2]],
  ]);
});

test("HEAD has the same length and no body", async () => {
  const response = await ask(files, "HEAD");
  expect(response.body).toBeNull();
  expect(response.headers.get("Content-Length")).toBe(String((await bodyOf(await ask())).length));
});

test("twenty files are as long as was said too", async () => {
  const many = Array.from({ length: 20 }, (_, index) => files[index % 3]).flatMap((file) => file ?? []);
  const response = await ask(many);
  const zip = await bodyOf(response);
  expect(response.headers.get("Content-Length")).toBe(String(zip.length));
  expect(unzip(zip).size).toBe(20);
});

test("no name leads out of the folder where it is unpacked", async () => {
  const [first, ...others] = files;
  const zip = await bodyOf(await ask([{ ...first, originalName: "../../etc/passwd" } as never, ...others]));
  expect([...unzip(zip).keys()]).toEqual(["passwd", "Ünïcode =;.txt", "plan.pdf"]);
});

test("files that the store has lost, or has in part, are named before anything is sent", async () => {
  await rm(inStore(1));
  await truncate(inStore(2), 5);
  const failure: unknown = await ask().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FilesMissingError);
  expect(failure).toMatchObject({ names: ["Ünïcode =;.txt", "plan.pdf"] });
});

test("a file that is lost while the ZIP is sent breaks it off: it must not look whole", async () => {
  const response = await ask();
  await rm(inStore(2));
  await expect(bodyOf(response)).rejects.toThrow("No stored file");
});
