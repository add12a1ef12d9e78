import { and, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { deliveryShares } from "~/db/schema.server";

/** Whether a link to results opens them. */
export const isLive = and(isNull(deliveryShares.endedAt), gt(deliveryShares.expiresAt, sql`now()`));

/** Ends links to results; those that have ended stay as they are. Returns how many there were. */
export async function endShares(transaction: Database, which: SQL | undefined): Promise<number> {
  const ended = await transaction
    .update(deliveryShares)
    .set({ endedAt: sql`now()` })
    .where(and(which, isLive))
    .returning({ id: deliveryShares.id });
  return ended.length;
}
