import { and, eq, inArray, lt } from "drizzle-orm";
import { db } from "~/db/client.server";
import { deliveryItems } from "~/db/schema.server";
import { removeReceived } from "~/files/resumable/received-files.server";
import { dayMs } from "~/lib/time";

/** How long an upload is kept that nobody continues. */
const unfinishedMs = 7 * dayMs;
const maxPerSweep = 500;

/**
 * Removes files of deliveries that nobody has continued for a week.
 *
 * @param horizon the time at which their age counts
 * @returns their number
 */
export async function sweepUnfinished(horizon: Date): Promise<number> {
  const isOld = and(
    eq(deliveryItems.state, "receiving"),
    lt(deliveryItems.activeAt, new Date(horizon.getTime() - unfinishedMs)),
  );
  const old = db().select({ id: deliveryItems.id }).from(deliveryItems).where(isOld).limit(maxPerSweep);
  const items = await db()
    .delete(deliveryItems)
    .where(and(inArray(deliveryItems.id, old), isOld))
    .returning({ id: deliveryItems.id });
  for (const { id } of items) await removeReceived(id);
  return items.length;
}
