import { and, desc, eq, gt, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { deliveries, deliveryDownloads, deliveryItems, deliveryShares } from "~/db/schema.server";
import { log } from "~/process/log.server";

interface ReceivedTransfer {
  itemId: string;
  /** Zero if the result was only viewed in the page. */
  bytes: number;
  isWhole: boolean;
}

/** Minutes within which one reader's requests for one file count as one download. A program may request many ranges. */
const mergedMinutes = 60;
const maxReceipts = 100;

/**
 * Records a transfer of a result. A failure is only logged, because it must not affect the download. Bypasses `booking/change/`: a download
 * changes no booking, so it needs no lock.
 *
 * @param shareId the link through which somebody else reads the results; null for the customer
 */
export function recordReceipt(shareId: string | null, transfer: ReceivedTransfer): Promise<void> {
  return insertReceipt(shareId, transfer).catch((error: unknown) => {
    log.warn({ event: "receipt-lost", err: error }, "A download of a result could not be recorded");
  });
}

function insertReceipt(shareId: string | null, { itemId, bytes, isWhole }: ReceivedTransfer): Promise<void> {
  const { id, at, bytesSent } = deliveryDownloads;
  return db().transaction(async (transaction) => {
    const [item] = await transaction
      .select({ id: deliveryItems.id })
      .from(deliveryItems)
      .where(eq(deliveryItems.id, itemId))
      .for("key share");
    // The request was erased in the meantime.
    if (!item) return;
    const [last] = await transaction
      .select({ id })
      .from(deliveryDownloads)
      .where(
        and(
          eq(deliveryDownloads.itemId, itemId),
          sql`${deliveryDownloads.shareId} is not distinct from ${shareId}::uuid`,
          gt(at, sql`now() - make_interval(mins => ${mergedMinutes})`),
        ),
      )
      .orderBy(desc(at))
      .limit(1);
    if (!last) {
      const by = shareId === null ? "customer" : "share";
      await transaction.insert(deliveryDownloads).values({ itemId, by, shareId, bytesSent: bytes, isWhole });
    } else if (bytes > 0)
      await transaction
        .update(deliveryDownloads)
        .set({
          bytesSent: sql`${bytesSent} + ${bytes}::bigint`,
          isWhole: sql`${deliveryDownloads.isWhole} or ${isWhole}::boolean`,
        })
        .where(eq(id, last.id));
  });
}

/** Returns the downloads of a booking's results, newest first. */
export function findReceipts(bookingId: string) {
  const { id, at, by, bytesSent, isWhole } = deliveryDownloads;
  return db()
    .select({
      id,
      at,
      by,
      bytesSent,
      isWhole,
      label: deliveryShares.label,
      version: deliveries.version,
      name: deliveryItems.name,
      byteSize: deliveryItems.byteSize,
    })
    .from(deliveryDownloads)
    .innerJoin(deliveryItems, eq(deliveryItems.id, deliveryDownloads.itemId))
    .innerJoin(deliveries, eq(deliveries.id, deliveryItems.deliveryId))
    .leftJoin(deliveryShares, eq(deliveryShares.id, deliveryDownloads.shareId))
    .where(eq(deliveries.bookingId, bookingId))
    .orderBy(desc(at), desc(id))
    .limit(maxReceipts);
}
