import { db } from "~/db/client.server";
import { unclaimedUploads } from "~/db/schema.server";

/**
 * Bytes of all recorded files that no booking has, each counted as 64 KiB at least, so that tiny files are
 * bounded in number too. One row, kept by triggers: no upload sums up a table.
 */
export async function unclaimedBytes(): Promise<number> {
  const [row] = await db().select({ bytes: unclaimedUploads.bytes }).from(unclaimedUploads);
  return row?.bytes ?? 0;
}
