import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import { raiseRevision } from "~/booking/delivery/change-delivery.server";
import { type DeliveredFileRefusal, findDeliveredType, isPicture } from "~/booking/delivery/delivery";
import type { DeliveryItem } from "~/booking/delivery/find-deliveries.server";
import { db } from "~/db/client.server";
import { deliveryItems } from "~/db/schema.server";
import { fileStore } from "~/files/configured-store.server";
import { deliveryArea, StoredFileMissingError } from "~/files/file-store";
import { leadingLength, matchesSignature } from "~/files/leading-bytes";
import { mebibyte } from "~/files/limits";
import { findPictureFault } from "~/files/open-picture.server";
import {
  receivedBytes,
  receivingPath,
  removeReceived,
  takeDigest,
} from "~/files/resumable/received-files.server";
import { log } from "~/process/log.server";

/**
 * Completes an upload after its last byte. The item is `checking` before its file moves, so that `finishChecked` of the next process can
 * complete it if this one is killed. An item stays `checking` while its checksum is computed from the file.
 */
export async function finishFile(item: DeliveryItem): Promise<DeliveredFileRefusal | null> {
  const refusal = await checkContent(item);
  if (refusal) {
    await db().delete(deliveryItems).where(eq(deliveryItems.id, item.id));
    await removeReceived(item.id);
    return refusal;
  }
  await db()
    .update(deliveryItems)
    .set({ state: "checking", received: item.byteSize, activeAt: sql`now()` })
    .where(and(eq(deliveryItems.id, item.id), eq(deliveryItems.state, "receiving")));
  const sha256 = takeDigest(item.id, item.byteSize);
  if (sha256 === undefined) void checkFile(item);
  else await unlessUnderWay(item.id, () => settle(item, sha256));
  return null;
}

async function checkContent({ id, name, kind }: DeliveryItem): Promise<DeliveredFileRefusal | null> {
  const head = await readHead(receivingPath(id));
  const type = findDeliveredType(name);
  if (!type || !matchesSignature(head, type.signature)) return { result: "wrong-content", name };
  if (!isPicture(type)) return null;
  const fault = await findPictureFault(receivingPath(id), kind === "tour" ? "tour" : "file");
  return fault && { result: fault, name };
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(leadingLength), 0, leadingLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const underWay = new Set<string>();

/** Skips an item that this process is already completing. With a bucket, that takes minutes, so the periodic sweep may find the item. */
async function unlessUnderWay(id: string, run: () => Promise<void>): Promise<void> {
  if (underWay.has(id)) return;
  underWay.add(id);
  try {
    await run();
  } finally {
    underWay.delete(id);
  }
}

/** Completes the items whose process ended before their checksum was known, at most 100. Returns the number of items that it found. */
export async function finishChecked(): Promise<number> {
  const left = await db().select().from(deliveryItems).where(eq(deliveryItems.state, "checking")).limit(100);
  for (const item of left) await checkFile(item);
  return left.length;
}

/** Reads the whole file once for its checksum. The next sweep retries a file that cannot be read. The error does not block other files. */
async function checkFile(item: DeliveryItem): Promise<void> {
  try {
    await unlessUnderWay(item.id, async () => settle(item, await digestOf(item)));
  } catch (error) {
    log.error({ event: "delivery-check-failed", err: error }, "The checksum of a file is still missing");
  }
}

async function digestOf({ id, byteSize }: DeliveryItem): Promise<string> {
  const store = await fileStore();
  // A process that was killed may have moved the file already.
  const isHere = (await receivedBytes(id)) === byteSize;
  const content = isHere
    ? createReadStream(receivingPath(id), { highWaterMark: mebibyte })
    : await store.read(storedNameOf(id));
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    // Hashing a mebibyte takes a millisecond or two, so other requests run in between.
    await nextTurn();
  }
  if (bytes !== byteSize) throw new StoredFileMissingError(`The delivered file ${id} has ${bytes} bytes`);
  return hash.digest("hex");
}

/**
 * Moves the file to its place and marks the item as ready. Bypasses `booking/change/`: nobody acts, and no booking stays locked while a
 * file moves.
 */
async function settle({ id, deliveryId, byteSize }: DeliveryItem, sha256: string): Promise<void> {
  const storedName = storedNameOf(id);
  const store = await fileStore();
  if ((await receivedBytes(id)) === byteSize) await store.adopt(storedName, receivingPath(id));
  const ready = await db().transaction(async (transaction) => {
    const updated = await transaction
      .update(deliveryItems)
      .set({ state: "ready", sha256, storedName })
      .where(eq(deliveryItems.id, id))
      .returning({ id: deliveryItems.id });
    await raiseRevision(transaction, deliveryId);
    return updated.length > 0;
  });
  // The item or its booking was removed in the meantime.
  if (!ready) await store.remove(storedName);
}

function storedNameOf(itemId: string): string {
  return deliveryArea + itemId;
}
