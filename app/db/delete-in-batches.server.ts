import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { repeatBatches } from "~/lib/repeat-batches";
import { db } from "./client.server";

/** Rows that one statement deletes: a longer one would hold its locks for longer. */
const batchSize = 1_000;

/**
 * Deletes rows, a thousand at a time. Leaves those that another transaction has locked: a change may delete the same rows in another
 * order, and the two could deadlock.
 *
 * @param key the primary key of the table
 * @param max rows after which it stops, to the next thousand; one batch by default
 * @returns how many were deleted
 */
export function deleteInBatches(
  table: PgTable,
  key: PgColumn,
  which: SQL | undefined,
  max = batchSize,
): Promise<number> {
  return repeatBatches({ size: batchSize, max }, async () => {
    const batch = db()
      .select({ key })
      .from(table)
      .where(which)
      .limit(batchSize)
      .for("update", { skipLocked: true });
    const deleted = await db().delete(table).where(inArray(key, batch)).returning({ key });
    return deleted.length;
  });
}
