import { and, eq, sql } from "drizzle-orm";
import type { Session } from "~/access/session";
import type { DeliveryItem } from "~/booking/delivery/find-deliveries.server";
import { db } from "~/db/client.server";
import { deliveries, deliveryItems } from "~/db/schema.server";
import type { UploadPolicy } from "~/files/resumable/upload-policy";
import { isUuid } from "~/lib/uuid";
import * as text from "~/messages/delivery-work";
import { paths } from "~/paths";
import { beginFile } from "./begin-file.server";
import { finishFile } from "./finish-file.server";

/** Returns what staff may upload to the draft of a booking. What is known of an upload is the row of its item. */
export function deliveryUploads(bookingId: string, session: Session): UploadPolicy {
  const find = async (id: string) => {
    const item = await findItem(id, bookingId);
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

async function findItem(itemId: string, bookingId: string): Promise<DeliveryItem | undefined> {
  if (!isUuid(bookingId)) return undefined;
  const [found] = await db()
    .select({ item: deliveryItems })
    .from(deliveryItems)
    .innerJoin(deliveries, eq(deliveries.id, deliveryItems.deliveryId))
    .where(and(eq(deliveryItems.id, itemId), eq(deliveries.bookingId, bookingId)));
  return found?.item;
}
