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
