import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
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

/**
 * Runs `batch` again and again, until it finds fewer rows than it may take or enough are done: one statement for all rows would hold its
 * locks for long.
 *
 * @param size rows that one batch takes at most
 * @param max rows after which it stops, to the next batch
 * @param batch returns how many rows it took
 * @returns how many rows were taken
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

/**
 * Reads rows in the order of their ids, some at a time.
 *
 * @param size rows that one read returns at most
 * @param read returns the rows after an id, in order
 */
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

/** How many rows a sweep would remove, and how many it chooses from. */
export interface DueRows {
  due: number;
  countAll: () => Promise<number>;
}

/** Counts the rows for which `isDue` holds, and on demand those for which `isOfKind` holds. */
export async function countDue(table: PgTable, isDue: SQL | undefined, isOfKind?: SQL): Promise<DueRows> {
  return { due: await db().$count(table, isDue), countAll: () => db().$count(table, isOfKind) };
}
