import { createHash, type Hash } from "node:crypto";
import { constants } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { deliveryArea } from "~/files/file-store";
import { mebibyte, minFreeUploadBytes } from "~/files/limits";
import { freeBytes, unlessMissing } from "~/lib/file-system.server";
import { env } from "~/process/env.server";

/** Bytes in memory that wait for the disk. */
const bufferSize = mebibyte;

/** The digests of delivery items that this process has received from their first byte on. */
const digests = new Map<string, { hash: Hash; bytes: number }>();

/** Returns a folder on the same disk as the finished files, so finishing a file only renames it. */
function receivingFolder(): string {
  return path.join(env().UPLOADS_DIR, deliveryArea, "receiving");
}

export function receivingPath(itemId: string): string {
  return path.join(receivingFolder(), path.basename(itemId));
}

/** Returns 0 without a file. */
export async function receivedBytes(itemId: string): Promise<number> {
  return (await unlessMissing(stat(receivingPath(itemId))))?.size ?? 0;
}

/**
 * Appends the content to the file, and hashes it. After a failure the written part stays, and the sender continues after it.
 *
 * @param offset the bytes that have arrived before
 * @returns the bytes that have arrived in total
 * @throws {NodeJS.ErrnoException} ENOSPC; ENOENT for a missing file with an offset above 0
 */
export async function appendToFile(itemId: string, content: Readable, offset: number): Promise<number> {
  await mkdir(receivingFolder(), { recursive: true, mode: 0o750 });
  // A request whose connection was cut may get here after a later one has completed and moved the file. It must not create another file.
  const creation = offset === 0 ? constants.O_CREAT : 0;
  const file = await open(receivingPath(itemId), constants.O_WRONLY | creation, 0o640);
  const digest = continueDigest(itemId, offset);
  let position = offset;
  let writing = Promise.resolve();
  const write = async (chunks: Buffer[]) => {
    for (let rest = chunks; rest.length > 0;) {
      const { bytesWritten } = await file.writev(rest, position);
      position += bytesWritten;
      rest = skipBytes(rest, bytesWritten);
    }
    for (const chunk of chunks) digest?.hash.update(chunk);
    if (digest) digest.bytes = position;
  };
  const disk = new Writable({
    highWaterMark: bufferSize,
    writev: (chunks, done) => {
      writing = write(chunks.map(({ chunk }) => chunk as Buffer));
      writing.then(() => done(), done);
    },
  });
  try {
    await pipeline(content, disk);
    return position;
  } finally {
    // A sender that leaves ends the pipeline, but not the running write.
    await writing.catch(() => digests.delete(itemId));
    await file.close();
  }
}

/** Drops the bytes that were already written. On a nearly full disk, a write may be partial. */
function skipBytes(chunks: Buffer[], bytes: number): Buffer[] {
  let skipped = bytes;
  return chunks.flatMap((chunk) => {
    const start = Math.min(skipped, chunk.length);
    skipped -= start;
    return start < chunk.length ? [chunk.subarray(start)] : [];
  });
}

/** Returns undefined if the digest misses bytes before `offset`, for example after a restart. The file is then read once at its end. */
function continueDigest(itemId: string, offset: number) {
  if (offset === 0) digests.set(itemId, { hash: createHash("sha256"), bytes: 0 });
  const digest = digests.get(itemId);
  if (digest?.bytes === offset) return digest;
  digests.delete(itemId);
  return undefined;
}

/** Returns the SHA-256 of a file in hex, if this process has received all of its bytes. A second call returns undefined. */
export function takeDigest(itemId: string, byteSize: number): string | undefined {
  const digest = digests.get(itemId);
  digests.delete(itemId);
  return digest?.bytes === byteSize ? digest.hash.digest("hex") : undefined;
}

export async function removeReceived(itemId: string): Promise<void> {
  digests.delete(itemId);
  await rm(receivingPath(itemId), { force: true });
}

/** Returns whether the bytes fit on the disk of arriving files, with the required free space. */
export async function hasDiskRoom(bytes: number): Promise<boolean> {
  await mkdir(receivingFolder(), { recursive: true, mode: 0o750 });
  return (await freeBytes(receivingFolder())) - bytes >= minFreeUploadBytes;
}

export async function listReceived(): Promise<{ itemId: string; modifiedAt: Date }[]> {
  const names = (await unlessMissing(readdir(receivingFolder()))) ?? [];
  const found = [];
  for (const itemId of names) {
    const file = await unlessMissing(stat(receivingPath(itemId)));
    if (file) found.push({ itemId, modifiedAt: file.mtime });
  }
  return found;
}
