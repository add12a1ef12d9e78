import { and, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { countDue } from "~/db/batches.server";
import { db } from "~/db/client.server";
import { databaseTime } from "~/db/clock.server";
import { bookingEvents, bookings, files, mails, type Stage } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";
import { settings } from "~/settings/settings.server";
import { isNightOpen, nightAfter, nightOf } from "./night.server";
import { countOldFiles, isClosedBefore, isOldFile } from "./remove-old-files.server";

/** Days for which a mail that must exist once is kept in any case: a reminder must not be queued again. */
const onceDays = 7;

/** In days; zero keeps everything. */
export type RetentionTimes = Pick<
  ReturnType<typeof settings>,
  | "retentionDraftDays"
  | "retentionCanceledDays"
  | "retentionDoneDays"
  | "retentionFileDays"
  | "retentionMailDays"
  | "retentionLogDays"
>;

/** Counts what `sweepRetention` removes at `horizon`, each kind among all of it. Nothing once the night's work is done. */
export async function countTonight(horizon: Date) {
  return (await isNightOpen(nightOf(horizon))) ? countOldData(horizon) : {};
}

/** Counts what is old at `horizon`, each kind among all of it. */
export async function countOldData(horizon: Date) {
  const times = settings();
  const old = toConditions(times, horizon);
  return {
    canceled: await countDue(bookings, old.canceled, isInStage(["canceled", "declined"])),
    done: await countDue(bookings, old.done, isInStage(["done"])),
    requestFiles: await countOldFiles(times.retentionFileDays, horizon),
    mails: await countDue(mails, old.mails),
    logs: await countDue(bookingEvents, old.logs, isAccess),
  };
}

/** As in the condition of the index. */
const isAccess = sql`${bookingEvents.kind} in ('viewed', 'file-downloaded', 'files-downloaded')`;

const isInStage = (stages: Stage[]) => and(inArray(bookings.stage, stages), isNull(bookings.erasedAt));

/** What is old, by kind. Zero days keep everything. By the clock of the database, which also set the times that are compared. */
export function toConditions(times: RetentionTimes, horizon: Date) {
  const before = (days: number) => sql`${sqlTime(horizon)} - make_interval(days => ${days})`;
  const unlessZero = (days: number, isOld: SQL | undefined) => (days === 0 ? sql`false` : isOld);
  const closedBefore = (stages: Stage[], days: number) =>
    unlessZero(days, isClosedBefore(stages, days, horizon));
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

/** What a night removes, as people count it: the files of a request that goes are among the files. */
export type NextRemoval = Record<"requests" | "files" | "mails" | "logs", number>;

/** Counts what the next night would remove if `times` were in force. */
async function countNextRemoval(times: RetentionTimes): Promise<NextRemoval> {
  const now = await databaseTime();
  const horizon = (await isNightOpen(nightOf(now))) ? now : nightAfter(now);
  const old = toConditions(times, horizon);
  const oldBookings = or(old.canceled, old.done);
  const ofOldBookings = inArray(
    files.bookingId,
    db().select({ id: bookings.id }).from(bookings).where(oldBookings),
  );
  return {
    requests: await db().$count(bookings, oldBookings),
    files: await db().$count(files, or(ofOldBookings, isOldFile(times.retentionFileDays, horizon))),
    mails: await db().$count(mails, old.mails),
    logs: await db().$count(bookingEvents, old.logs),
  };
}

/** Returns the number that confirms a removal: its requests, else what comes next in the order of its kinds. */
export function toConfirmingNumber(removal: NextRemoval): number {
  return Object.values(removal).find((count) => count > 0) ?? 0;
}

/**
 * Retention times that remove no more in the next night than the ones in force need no confirmation, others the number of what goes.
 *
 * @param typed the number that an administrator has typed, in any formatting
 * @returns what the next night would remove, if that is more than now and nobody has typed how much; null to go on
 */
export async function findUnconfirmedRemoval(times: RetentionTimes, typed = ""): Promise<NextRemoval | null> {
  const [before, after] = [await countNextRemoval(settings()), await countNextRemoval(times)];
  const kinds = Object.keys(after) as (keyof NextRemoval)[];
  if (kinds.every((kind) => after[kind] <= before[kind])) return null;
  return typed.replace(/\D/g, "") === String(toConfirmingNumber(after)) ? null : after;
}
