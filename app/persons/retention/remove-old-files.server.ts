import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, notExists, sql } from "drizzle-orm";
import { changeAsSoftware } from "~/booking/change/change-booking.server";
import { type Change, recordInHistory } from "~/booking/change/record-change.server";
import { removeDeliveries } from "~/booking/delivery/remove-deliveries.server";
import { closedStages } from "~/booking/stage/stages";
import { readInBatches, countDue } from "~/db/batches.server";
import { db } from "~/db/client.server";
import { bookings, deliveries, files, type Stage } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";
import { releaseFiles, removeReleasedFiles } from "~/files/release-files.server";

/** Bookings that are read at a time; each is a transaction of its own. */
const batchSize = 200;

/**
 * Removes the files and deliveries of requests that were closed more than `days` ago, as `isClosedBefore` says; the requests stay, with an
 * entry in their history.
 *
 * @param days zero keeps the files as long as their request
 * @param maxPerNight the next night continues
 * @param horizon the time up to which the days count
 * @returns the number of files
 */
export async function removeOldFiles(days: number, maxPerNight: number, horizon: Date): Promise<number> {
  if (days === 0) return 0;
  const hasFiles = sql`(exists (select 1 from ${files} where ${files.bookingId} = ${bookings.id})
    or exists (select 1 from ${deliveries} where ${deliveries.bookingId} = ${bookings.id}))`;
  const isOld = and(isClosedBefore(closedStages, days, horizon), hasFiles);
  const read = (last: string) =>
    db()
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(isOld, gt(bookings.id, last)))
      .orderBy(asc(bookings.id))
      .limit(batchSize);
  let removed = 0;
  for await (const batch of readInBatches(batchSize, read)) {
    for (const { id } of batch) removed += await removeFilesOf(id, isOld);
    // Each batch, so that an interrupted night leaves little for the periodic sweep.
    if (batch.length > 0) await removeReleasedFiles();
    if (removed >= maxPerNight) break;
  }
  return removed;
}

/** Checks the condition again under the booking's lock: a colleague may have reopened it meanwhile. */
async function removeFilesOf(id: string, isOld: ReturnType<typeof and>): Promise<number> {
  const remove = async (change: Change) => {
    const uploads = await releaseFiles(change.transaction, eq(files.bookingId, id));
    const count = uploads + (await removeDeliveries(change.transaction, id));
    await recordInHistory(change, "files-expired", { count: String(count) });
    return count;
  };
  return (await changeAsSoftware(id, remove, isOld)) ?? 0;
}

/** Counts the files that `removeOldFiles` removes at `horizon`, among all files of requests. */
export function countOldFiles(days: number, horizon: Date) {
  return countDue(files, isOldFile(days, horizon), isNotNull(files.bookingId));
}

/** Whether `removeOldFiles` removes a file at `horizon`. */
export function isOldFile(days: number, horizon: Date) {
  const closed = db()
    .select({ id: bookings.id })
    .from(bookings)
    .where(isClosedBefore(closedStages, days, horizon));
  return days === 0 ? sql`false` : inArray(files.bookingId, closed);
}

/**
 * Whether a request was closed, and its results were last published, more than `days` before `horizon`. One whose customer waits for an
 * answer is kept with its files: nobody has read what they wrote.
 */
export function isClosedBefore(stages: readonly Stage[], days: number, horizon: Date) {
  const begin = sql`${sqlTime(horizon)} - make_interval(days => ${days})`;
  const publishedSince = db()
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.bookingId, bookings.id),
        eq(deliveries.state, "published"),
        gte(deliveries.publishedAt, begin),
      ),
    );
  return and(
    inArray(bookings.stage, [...stages]),
    isNull(bookings.erasedAt),
    ne(bookings.waitingFor, "us"),
    lt(bookings.stageChangedAt, begin),
    notExists(publishedSince),
  );
}
