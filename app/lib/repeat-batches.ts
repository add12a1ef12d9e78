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
