import { and, asc, inArray, isNull, lt, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Erasure, type ErasureMode, eraseBookings } from "~/booking/erase/erase-bookings.server";
import { db } from "~/db/client.server";
import { sqlTime } from "~/db/clock.server";
import { countDue } from "~/db/count-due.server";
import { bookingDrafts, bookingEvents, bookings, mails, type Stage } from "~/db/schema.server";
import { log } from "~/log.server";
import { MailUnderWayError } from "~/mail/remove-mails.server";
import { settings } from "~/settings/settings.server";
import { countOldFiles, removeOldFiles } from "./remove-old-files.server";
import { claimNight, finishNight, isNightOpen, nightOf, type NightCounts } from "./night.server";

/** Rows of one statement, and bookings that are read at a time; each booking is a transaction of its own. */
const batchSize = 200;
/** Rows of each kind that one night removes; the next night continues. */
const maxPerNight = 50_000;
/** Days for which a mail that must exist once is kept in any case: a reminder must not be queued again. */
const onceDays = 7;

type Times = Pick<
  ReturnType<typeof settings>,
  | "retentionDraftDays"
  | "retentionCanceledDays"
  | "retentionDoneDays"
  | "retentionFileDays"
  | "retentionMailDays"
  | "retentionLogDays"
>;

/**
 * Removes data whose retention time has ended, once a night among all processes; a process that starts later makes up for it. Canceled
 * and declined requests are erased. Finished ones are anonymized, because the statistics need them. Files of closed requests may go
 * before. Zero days keep everything.
 *
 * @param now names the night
 * @param horizon the time that the days are reckoned to; now by default
 * @returns what was removed; null if the night's work is done already
 */
export async function sweepRetention(
  now: Date,
  times: Times = settings(),
  horizon?: Date,
): Promise<NightCounts | null> {
  const night = nightOf(now);
  if (!(await claimNight(night))) return null;
  const old = toConditions(times, horizon);
  const removed = {
    drafts: await expireDrafts(times.retentionDraftDays),
    canceled: await eraseClosed(old.canceled, "erase"),
    done: await eraseClosed(old.done, "anonymize"),
    files: await removeOldFiles(times.retentionFileDays, maxPerNight, horizon),
    mails: await deleteOld(mails, mails.id, old.mails),
    logs: await deleteOld(bookingEvents, bookingEvents.id, old.logs),
  };
  await finishNight(night, removed);
  log.info({ event: "retention-swept", night, ...removed }, "The nightly removal of old data is done");
  return removed;
}

/** Counts what `sweepRetention` removes at `horizon`, each kind among all of it. Nothing once the night's work is done. */
export async function countTonight(horizon: Date) {
  return (await isNightOpen(nightOf(horizon))) ? countOldData(horizon) : {};
}

/** Counts what is old at `horizon`, each kind among all of it. */
export async function countOldData(horizon: Date, times: Times = settings()) {
  const old = toConditions(times, horizon);
  return {
    canceled: await countDue(bookings, old.canceled, isClosed(["canceled", "declined"])),
    done: await countDue(bookings, old.done, isClosed(["done"])),
    requestFiles: await countOldFiles(times.retentionFileDays, horizon),
    mails: await countDue(mails, old.mails),
    logs: await countDue(bookingEvents, old.logs, isAccess),
  };
}

/** As in the condition of the index. */
const isAccess = sql`${bookingEvents.kind} in ('viewed', 'file-downloaded', 'files-downloaded')`;

const isClosed = (stages: Stage[]) => and(inArray(bookings.stage, stages), isNull(bookings.erasedAt));

/** What is old, by kind. Zero days keep everything. By the clock of the database, which also set the times that are compared. */
function toConditions(times: Times, horizon?: Date) {
  const before = (days: number) => sql`${sqlTime(horizon)} - make_interval(days => ${days})`;
  const unlessZero = (days: number, isOld: SQL | undefined) => (days === 0 ? sql`false` : isOld);
  const closedBefore = (stages: Stage[], days: number) =>
    unlessZero(days, and(isClosed(stages), lt(bookings.stageChangedAt, before(days))));
  const { retentionCanceledDays, retentionDoneDays, retentionMailDays, retentionLogDays } = times;
  return {
    canceled: closedBefore(["canceled", "declined"], retentionCanceledDays),
    done: closedBefore(["done"], retentionDoneDays),
    mails: unlessZero(
      retentionMailDays,
      and(
        ne(mails.state, "waiting"),
        lt(mails.createdAt, before(retentionMailDays)),
        or(isNull(mails.onceKey), lt(mails.createdAt, before(onceDays))),
      ),
    ),
    logs: unlessZero(retentionLogDays, and(isAccess, lt(bookingEvents.createdAt, before(retentionLogDays)))),
  };
}

/** Lets drafts that were saved before the retention time was shortened expire; the periodic sweep removes them with their files. */
async function expireDrafts(days: number): Promise<number> {
  let expired = 0;
  for (;;) {
    const tooLong = and(
      isNull(bookingDrafts.bookingId),
      sql`${bookingDrafts.expiresAt} > now() + make_interval(days => ${days})`,
    );
    const batch = db().select({ id: bookingDrafts.id }).from(bookingDrafts).where(tooLong).limit(batchSize);
    const changed = await db()
      .update(bookingDrafts)
      .set({ expiresAt: sql`now() + make_interval(days => ${days})` })
      .where(and(inArray(bookingDrafts.id, batch), tooLong))
      .returning({ id: bookingDrafts.id });
    expired += changed.length;
    if (changed.length < batchSize || expired >= maxPerNight) return expired;
  }
}

/** One transaction per booking. A booking with a mail under way waits for the next night. */
async function eraseClosed(condition: SQL | undefined, mode: ErasureMode): Promise<number> {
  const skipped: string[] = [];
  let erased = 0;
  for (;;) {
    const batch = await db()
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(condition, skipped.length > 0 ? notInArray(bookings.id, skipped) : undefined))
      .orderBy(asc(bookings.stageChangedAt), asc(bookings.id))
      .limit(batchSize);
    for (const { id } of batch) {
      // Checked again under the booking's lock: a colleague may reopen it meanwhile.
      const done = await eraseUnlessUnderWay(id, { mode, condition, patience: 0 });
      if (done) erased++;
      else skipped.push(id);
    }
    if (batch.length < batchSize || erased >= maxPerNight || skipped.length >= batchSize) return erased;
  }
}

async function eraseUnlessUnderWay(id: string, erasure: Erasure): Promise<boolean> {
  try {
    return (await eraseBookings([id], erasure)).length > 0;
  } catch (error) {
    if (error instanceof MailUnderWayError) return false;
    throw error;
  }
}

async function deleteOld(table: PgTable, id: PgColumn, isOld: SQL | undefined): Promise<number> {
  let deleted = 0;
  for (;;) {
    const batch = db().select({ id }).from(table).where(isOld).limit(batchSize);
    const rows = await db().delete(table).where(inArray(id, batch)).returning({ id });
    deleted += rows.length;
    if (rows.length < batchSize || deleted >= maxPerNight) return deleted;
  }
}
