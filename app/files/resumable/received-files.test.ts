import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import {
  appendToFile,
  listReceived,
  receivedBytes,
  receivingPath,
  removeReceived,
  takeDigest,
} from "./received-files.server";

test("keeps the received bytes when the connection breaks at 50 random bytes, and the checksum is right", async () => {
  const id = randomUUID();
  const content = randomBytes(500_000);
  for (let cut = 0; cut < 50; cut++) {
    const offset = await receivedBytes(id);
    const broken = Readable.from(piecesUntilCut(content.subarray(offset, offset + randomInt(1, 10_000))));
    await expect(appendToFile(id, broken, offset)).rejects.toThrow("The line was cut");
    const arrived = await receivedBytes(id);
    expect(arrived).toBeGreaterThanOrEqual(offset);
    expect((await readFile(receivingPath(id))).equals(content.subarray(0, arrived))).toBe(true);
  }
  const offset = await receivedBytes(id);
  const rest = Readable.from([content.subarray(offset)]);
  expect(await appendToFile(id, rest, offset)).toBe(content.length);
  expect(takeDigest(id, content.length)).toBe(createHash("sha256").update(content).digest("hex"));
  await removeReceived(id);
});

async function* piecesUntilCut(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += 1_000)
    yield await Promise.resolve(bytes.subarray(start, start + 1_000));
  throw new Error("The line was cut");
}

test("a late write of a cut connection creates no file after the upload was completed", async () => {
  const late = appendToFile(randomUUID(), Readable.from([Buffer.from("late")]), 10);
  await expect(late).rejects.toThrow(/ENOENT/);
  expect(await listReceived()).toEqual([]);
});
