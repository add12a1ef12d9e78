import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { db } from "./client.server";

/** Rows in one statement. A longer statement would hold its locks for longer. */
const batchSize = 1_000;

/**
 * Deletes rows in batches of a thousand. Skips rows that another transaction has locked, because two changes that delete the same rows in
 * different orders could deadlock.
 *
 * @param max stops after the batch that reaches this number; one batch by default
 * @returns the number of deleted rows
 */
export function deleteInBatches(
  table: PgTable,
  key: PgColumn,
  condition: SQL | undefined,
  max = batchSize,
): Promise<number> {
  return repeatBatches({ size: batchSize, max }, async () => {
    const batch = db()
      .select({ key })
      .from(table)
      .where(condition)
      .limit(batchSize)
      .for("update", { skipLocked: true });
    const deleted = await db().delete(table).where(inArray(key, batch)).returning({ key });
    return deleted.length;
  });
}

/**
 * Repeats `batch` until it returns less than `size` or the total reaches `max`. A single statement for all rows would hold its locks for
 * too long.
 *
 * @param batch returns the number of rows that it processed
 * @returns the total
 */
export async function repeatBatches(
  { size, max }: { size: number; max: number },
  batch: () => Promise<number>,
): Promise<number> {
  let done = 0;
  for (;;) {
    const count = await batch();
    done += count;
    if (count < size || done >= max) return done;
  }
}

const firstId = "00000000-0000-0000-0000-000000000000";

/** Reads rows in the order of their ids, `size` at a time. `read` returns the rows after an id. */
export async function* readInBatches<Row extends { id: string }>(
  size: number,
  read: (last: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last = firstId; ;) {
    const batch = await read(last);
    yield batch;
    if (batch.length < size) return;
    last = batch.at(-1)?.id ?? last;
  }
}

/** The number of rows that a sweep would remove, and the number that it selects from. */
export interface DueRows {
  due: number;
  countAll: () => Promise<number>;
}

export async function countDue(table: PgTable, isDue: SQL | undefined, isOfKind?: SQL): Promise<DueRows> {
  return { due: await db().$count(table, isDue), countAll: () => db().$count(table, isOfKind) };
}
