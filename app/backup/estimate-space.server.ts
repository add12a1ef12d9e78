import type { TransferClient } from "~/db/transfer/transfer-client.server";

/** Tables, indexes and write-ahead log that a restore writes for each byte of rows: measured 5.7 with 20,000 bookings, 5.6 with 100,000. */
const bytesPerRowByte = 6;
/** An empty embedded database has 40 MB. */
const emptyDatabaseBytes = 48 * 2 ** 20;

/** Returns the bytes that the disk of a database must have free for a restore. `rowBytes`: of all rows in the text format of `COPY`. */
export function estimateRestore(rowBytes: number): number {
  return emptyDatabaseBytes + bytesPerRowByte * rowBytes;
}

/** Does the same for a move: tables and indexes as large as the original's, and a write-ahead log of about the same size. */
export async function estimateMove(source: TransferClient): Promise<number> {
  const [size] = await source.query<{ bytes: number }>(
    "select pg_database_size(current_database())::float8 as bytes",
  );
  return 2 * (size?.bytes ?? 0);
}
