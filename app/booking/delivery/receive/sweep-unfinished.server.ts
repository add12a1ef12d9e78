import { and, eq, inArray, lt } from "drizzle-orm";
import { db } from "~/db/client.server";
import { databaseTime } from "~/db/clock.server";
import { deliveryItems } from "~/db/schema.server";
import { hourMs } from "~/lib/time";
import { listReceived, removeReceived } from "./receiving-files.server";

/** How long an upload is kept that nobody continues. */
const unfinishedMs = 7 * 24 * hourMs;
/** How long a file may lie there before its item is looked for: longer than any transaction takes. */
const orphanMs = hourMs;
const maxPerSweep = 500;

/**
 * Removes uploads that nobody has continued for a week, and what has arrived of items that were removed.
 *
 * @param horizon the time that their age is reckoned to; now by default
 */
export async function sweepUnfinished(horizon?: Date): Promise<{ items: number; orphans: number }> {
  const now = horizon ?? (await databaseTime());
  const isOld = and(
    eq(deliveryItems.state, "receiving"),
    lt(deliveryItems.activeAt, new Date(now.getTime() - unfinishedMs)),
  );
  const old = db().select({ id: deliveryItems.id }).from(deliveryItems).where(isOld).limit(maxPerSweep);
  const items = await db()
    .delete(deliveryItems)
    .where(and(inArray(deliveryItems.id, old), isOld))
    .returning({ id: deliveryItems.id });
  for (const { id } of items) await removeReceived(id);
  return { items: items.length, orphans: await removeOrphans() };
}

/** The disk stamps files by the clock of this machine. */
async function removeOrphans(): Promise<number> {
  const idle = (await listReceived()).filter(
    ({ modifiedAt }) => modifiedAt.getTime() < Date.now() - orphanMs,
  );
  if (idle.length === 0) return 0;
  const ids = idle.map(({ itemId }) => itemId);
  const known = await db()
    .select({ id: deliveryItems.id })
    .from(deliveryItems)
    .where(inArray(deliveryItems.id, ids));
  const orphans = ids.filter((id) => !known.some((item) => item.id === id));
  for (const id of orphans) await removeReceived(id);
  return orphans.length;
}
