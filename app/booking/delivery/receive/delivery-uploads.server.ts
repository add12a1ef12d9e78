import { and, eq, ne, sql } from "drizzle-orm";
import type { Session } from "~/access/session";
import { changeDraft, namesIn, nextPosition } from "~/booking/delivery/change-delivery.server";
import {
  type DeliveredFileRefusal,
  findDeliveredType,
  maxDeliveredBytes,
  maxPanoramaBytes,
  maxUnfinishedFiles,
} from "~/booking/delivery/delivery";
import { findItem } from "~/booking/delivery/find-deliveries.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { deliveryItems } from "~/db/schema.server";
import { maxDeliveryBytes } from "~/files/limits";
import { hasDiskRoom } from "~/files/resumable/received-files.server";
import type { UploadTarget } from "~/files/resumable/upload-target";
import { cleanFileName } from "~/files/rules";
import { paths } from "~/paths";
import { finishFile } from "./finish-file.server";

/**
 * Returns the upload target for staff who add files to the draft of a booking. The item's row holds the state of an upload. Only `begin`
 * changes the booking. Later writes bypass `booking/change/`, so no part of a file waits for the booking's lock.
 */
export function deliveryUploads(bookingId: string, session: Session): UploadTarget<DeliveredFileRefusal> {
  const find = async (id: string) => {
    const item = await findItem(bookingId, id);
    return item && { ...item, isReceiving: item.state === "receiving" };
  };
  return {
    addressOf: (id) => paths.deliverUpload(bookingId, id),
    find,
    begin: ({ metadata, ...upload }) => {
      const kind = metadata.kind === "tour" ? "tour" : "file";
      return beginFile(bookingId, { ...upload, kind }, session);
    },
    saveProgress: async (id, received) => {
      await db()
        .update(deliveryItems)
        .set({ received, activeAt: sql`now()` })
        .where(and(eq(deliveryItems.id, id), eq(deliveryItems.state, "receiving")));
    },
    finish: async (id) => {
      const item = await find(id);
      return item?.isReceiving ? finishFile(item) : null;
    },
  };
}

interface AnnouncedFile {
  id: string;
  /** The unchecked name from the browser. */
  name: string;
  kind: "file" | "tour";
  byteSize: number;
}

/**
 * Adds a file to the draft of a booking. Its content follows in any number of requests.
 *
 * @returns the reason for a rejection; null if the file may be sent
 * @throws {SessionEndedError}
 */
async function beginFile(
  bookingId: string | undefined,
  upload: AnnouncedFile,
  session: Session,
): Promise<DeliveredFileRefusal | null> {
  const name = cleanFileName(upload.name);
  const { kind, byteSize } = upload;
  const limit = kind === "tour" ? maxPanoramaBytes : maxDeliveredBytes;
  const type = findDeliveredType(name);
  if (!type || (kind === "tour" && type.signature !== "jpeg")) return { result: "wrong-type", name, kind };
  if (byteSize === 0) return { result: "empty", name };
  if (byteSize > limit) return { result: "too-large", name, limit };
  const outcome = await changeDraft({ bookingId, session }, null, async (change) => {
    const { transaction, draft, items, staff } = change;
    if (namesIn(items).has(name)) return { result: "same-name", name } as const;
    const position = nextPosition(items);
    if (position === null) return { result: "full" } as const;
    const isOwnUnfinished = and(eq(deliveryItems.createdBy, staff.email), ne(deliveryItems.state, "ready"));
    if ((await transaction.$count(deliveryItems, isOwnUnfinished)) >= maxUnfinishedFiles)
      return { result: "too-many-unfinished" } as const;
    if (!(await hasRoom(transaction, byteSize))) return { result: "store-full", name } as const;
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
  if (!outcome) return { result: "no-draft" };
  return outcome.result === "done" ? null : outcome;
}

/** Returns whether a file fits on the disk beside the remaining bytes of other uploads, and within the limit for all deliveries. */
async function hasRoom(database: Database, bytes: number): Promise<boolean> {
  const [sum] = await database
    .select({
      stored: sql<number>`coalesce(sum(${deliveryItems.byteSize}), 0)::float8`,
      awaited: sql<number>`coalesce(sum(${deliveryItems.byteSize} - ${deliveryItems.received}), 0)::float8`,
    })
    .from(deliveryItems);
  const { stored = 0, awaited = 0 } = sum ?? {};
  const isWithinLimit = stored + bytes <= maxDeliveryBytes;
  return isWithinLimit && (await hasDiskRoom(awaited + bytes));
}
