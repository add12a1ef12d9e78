import { and, desc, eq, gt, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { deliveries, deliveryDownloads, deliveryItems, deliveryShares } from "~/db/schema.server";
import { log } from "~/process/log.server";

interface Sent {
  itemId: string;
  /** Zero for what was only looked at in the page. */
  bytes: number;
  isWhole: boolean;
}

/** Minutes within which the requests of one reader for one file count as one download: a program may ask for many ranges. */
const mergedMinutes = 60;
/** Downloads that staff are shown. */
const maxReceipts = 100;

/**
 * Records what was sent of a result. A failure is logged: the download itself is over, or goes on without. Not by `booking/change/`: a
 * download changes nothing of the booking, so it takes no lock.
 *
 * @param shareId of the link by which somebody reads the results; null for the customer
 */
export function recordReceipt(shareId: string | null, sent: Sent): Promise<void> {
  return insertReceipt(shareId, sent).catch((error: unknown) => {
    log.warn({ event: "receipt-lost", err: error }, "A download of a result could not be recorded");
  });
}

function insertReceipt(shareId: string | null, { itemId, bytes, isWhole }: Sent): Promise<void> {
  const { id, at, bytesSent } = deliveryDownloads;
  return db().transaction(async (transaction) => {
    const [item] = await transaction
      .select({ id: deliveryItems.id })
      .from(deliveryItems)
      .where(eq(deliveryItems.id, itemId))
      .for("key share");
    // Its request was erased meanwhile.
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

/** Returns what was fetched of a booking's results, the last first. */
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
