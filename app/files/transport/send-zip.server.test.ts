import { mkdir, rm, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { unzip } from "#tests/support/files/zip";
import { env } from "~/process/env.server";
import { FilesMissingError, sendZip } from "./send-zip.server";

const createdAt = new Date("2020-11-20T22:05:00Z");
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
const toPath = (index: number) => path.join(env().UPLOADS_DIR, `${index}-stored.pdf`);

beforeEach(async () => {
  await mkdir(env().UPLOADS_DIR, { recursive: true });
  await Promise.all(contents.map((content, index) => writeFile(toPath(index), content)));
});

const name = "K7MD-3R9F-files.zip";
const download = (zipped: typeof files = files, method = "GET") =>
  sendZip(new Request("http://site.test/", { method }), { name, files: zipped });
const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("contains the complete files under unique names, with the announced length", async () => {
  const response = await download();
  const zip = await readBytes(response);
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

test("dates the files in Pacific time, like the pages", async () => {
  const zip = await readBytes(await download(files.slice(0, 1)));
  const [time, day] = [zip.readUInt16LE(10), zip.readUInt16LE(12)];
  expect([(day >> 9) + 1980, (day >> 5) & 15, day & 31, time >> 11, (time >> 5) & 63]).toEqual([
    2020, 11, 20, 14, 5,
  ]);
});

test("responds to HEAD with the same length and no body", async () => {
  const response = await download(files, "HEAD");
  expect(response.body).toBeNull();
  expect(response.headers.get("Content-Length")).toBe(String((await readBytes(await download())).length));
});

test("announces the length of twenty files correctly", async () => {
  const many = Array.from({ length: 20 }, (_, index) => files[index % 3]).flatMap((file) => file ?? []);
  const response = await download(many);
  const zip = await readBytes(response);
  expect(response.headers.get("Content-Length")).toBe(String(zip.length));
  expect(unzip(zip).size).toBe(20);
});

test("contains no name with a path outside of the folder", async () => {
  const [first, ...others] = files;
  const zip = await readBytes(
    await download([{ ...first, originalName: "../../etc/passwd" } as never, ...others]),
  );
  expect([...unzip(zip).keys()]).toEqual(["passwd", "Ünïcode =;.txt", "plan.pdf"]);
});

test("names missing and truncated files before anything is sent", async () => {
  await rm(toPath(1));
  await truncate(toPath(2), 5);
  const failure: unknown = await download().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FilesMissingError);
  expect(failure).toMatchObject({ names: ["Ünïcode =;.txt", "plan.pdf"] });
});

test("aborts the response when a file is lost during the download", async () => {
  const response = await download();
  await rm(toPath(2));
  await expect(readBytes(response)).rejects.toThrow("No stored file");
});

test("reports each file's sent bytes", async () => {
  const sent: [string, number][] = [];
  const onSent = ({ originalName }: { originalName: string }, bytes: number) =>
    void sent.push([originalName, bytes]);
  const request = new Request("http://site.test/");
  await readBytes(await sendZip(request, { name, files, onSent }));
  expect(sent).toEqual(files.map(({ originalName, byteSize }) => [originalName, byteSize]));
});
