import { and, eq, ne, sql } from "drizzle-orm";
import type { Session } from "~/access/session";
import { changeDraft, namesIn, nextPosition } from "~/booking/delivery/change-draft.server";
import {
  fileTypeNames,
  findDeliveredType,
  maxDeliveredBytes,
  maxItems,
  maxPanoramaBytes,
  maxUnfinishedFiles,
} from "~/booking/delivery/delivery";
import { findItem } from "~/booking/delivery/find-deliveries.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { deliveryItems } from "~/db/schema.server";
import { mebibyte } from "~/files/limits";
import { hasDiskRoom } from "~/files/resumable/received-files.server";
import type { Refusal, UploadPolicy } from "~/files/resumable/upload-policy";
import { cleanFileName, formatFileSize } from "~/files/rules";
import * as text from "~/messages/delivery-work";
import { paths } from "~/paths";
import { env } from "~/process/env.server";
import { finishFile } from "./finish-file.server";

/**
 * Returns what staff may upload to the draft of a booking. What is known of an upload is the row of its item. `begin` changes the booking;
 * what arrives after it is written without `booking/change/`, so that no part of a file waits for the booking's lock.
 */
export function deliveryUploads(bookingId: string, session: Session): UploadPolicy {
  const find = async (id: string) => {
    const item = await findItem(bookingId, id);
    return item && { ...item, isReceiving: item.state === "receiving" };
  };
  return {
    addressOf: (id) => paths.deliveryUpload(bookingId, id),
    find,
    begin: ({ metadata, ...upload }) => {
      const kind = metadata.kind === "tour" ? "tour" : "file";
      return beginFile(bookingId, { ...upload, kind }, session);
    },
    note: async (id, received) => {
      await db()
        .update(deliveryItems)
        .set({ received, activeAt: sql`now()` })
        .where(and(eq(deliveryItems.id, id), eq(deliveryItems.state, "receiving")));
    },
    finish: async (id) => {
      const item = await find(id);
      return item?.isReceiving ? finishFile(item) : null;
    },
    full: text.refusedFiles.full,
  };
}

interface NewUpload {
  id: string;
  /** As the browser sends it. */
  name: string;
  kind: "file" | "tour";
  byteSize: number;
}

/**
 * Adds a file to the draft of a booking that will arrive in any number of requests.
 *
 * @returns why it is refused, for the person who sends it
 * @throws {SessionEndedError}
 */
async function beginFile(
  bookingId: string | undefined,
  upload: NewUpload,
  session: Session,
): Promise<Refusal | null> {
  const name = cleanFileName(upload.name);
  const { kind, byteSize } = upload;
  const limit = kind === "tour" ? maxPanoramaBytes : maxDeliveredBytes;
  const type = findDeliveredType(name);
  if (!type || (kind === "tour" && type.signature !== "jpeg"))
    return refuse(415, text.refusedFiles.type(name, kind === "tour" ? "JPEG" : fileTypeNames));
  if (byteSize === 0) return refuse(422, text.refusedFiles.empty(name));
  if (byteSize > limit) return refuse(413, text.refusedFiles.tooLarge(name, formatFileSize(limit)));
  const outcome = await changeDraft({ bookingId, session }, null, async (change) => {
    const { transaction, draft, items, staff } = change;
    if (namesIn(items).has(name)) return stop(409, text.refusedFiles.sameName(name));
    const position = nextPosition(items);
    if (position === null) return stop(409, text.refusals.full(maxItems));
    const isOwnUnfinished = and(eq(deliveryItems.createdBy, staff.email), ne(deliveryItems.state, "ready"));
    if ((await transaction.$count(deliveryItems, isOwnUnfinished)) >= maxUnfinishedFiles)
      return stop(429, text.refusedFiles.tooMany(maxUnfinishedFiles));
    if (!(await hasRoom(transaction, byteSize))) return stop(507, text.refusedFiles.full(name));
    await transaction.insert(deliveryItems).values({
      id: upload.id,
      deliveryId: draft.id,
      kind,
      name,
      contentType: type.contentType,
      byteSize,
      position,
      createdBy: staff.email,
    });
    return { result: "done" } as const;
  });
  if (!outcome || outcome.result === "no-draft") return refuse(409, text.refusals["no-draft"]);
  if (outcome.result === "refused") return outcome.refusal;
  return outcome.result === "done" ? null : refuse(409, text.refusals["not-allowed"]);
}

/** The outcome of a change that is refused. */
function stop(...refusal: Parameters<typeof refuse>) {
  return { result: "refused", refusal: refuse(...refusal) } as const;
}

function refuse(status: 409 | 413 | 415 | 422 | 429 | 507, message: string): Refusal {
  return { status, message };
}

/** Whether a file fits: beside what the other uploads still lack, and within what all deliveries may have. */
async function hasRoom(database: Database, bytes: number): Promise<boolean> {
  const [sum] = await database
    .select({
      stored: sql<number>`coalesce(sum(${deliveryItems.byteSize}), 0)::float8`,
      awaited: sql<number>`coalesce(sum(${deliveryItems.byteSize} - ${deliveryItems.received}), 0)::float8`,
    })
    .from(deliveryItems);
  const { stored = 0, awaited = 0 } = sum ?? {};
  const isWithinLimit = stored + bytes <= env().DELIVERIES_LIMIT_GB * 1024 * mebibyte;
  return isWithinLimit && (await hasDiskRoom(awaited + bytes));
}
