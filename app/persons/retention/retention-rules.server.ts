import { and, eq, gte, inArray, isNull, lt, ne, not, notExists, or, type SQL, sql } from "drizzle-orm";
import { hasWorkingPublicTour } from "~/booking/delivery/public-tours.server";
import { countDue, type DueRows } from "~/db/batches.server";
import { db } from "~/db/client.server";
import { databaseTime } from "~/db/clock.server";
import { bookingEvents, bookings, deliveries, files, mails, type Stage } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";
import { mailDays, accessLogDays } from "~/settings/kept-days";
import { settings } from "~/settings/settings.server";
import { isNightOpen, nightAfter, nightOf } from "./night.server";

/** Days; zero keeps everything. */
export type RetentionTimes = Pick<ReturnType<typeof settings>, "retentionCanceledDays" | "retentionDoneDays">;

/** Counts the rows that `sweepRetention` removes at `now`, by kind. Returns an empty object once the night's work is done. */
export async function countTonight(now: Date): Promise<Record<string, DueRows>> {
  if (!(await isNightOpen(nightOf(now)))) return {};
  const conditions = toOldRowConditions(settings(), now);
  return {
    canceled: await countDue(bookings, conditions.canceled, isInStage(["canceled", "declined"])),
    done: await countDue(bookings, conditions.done, isInStage(["done"])),
    mails: await countDue(mails, conditions.mails),
    logs: await countDue(bookingEvents, conditions.logs, isAccess),
  };
}

/** Has the same form as the condition of the index. */
const isAccess = sql`${bookingEvents.kind} in ('viewed', 'file-downloaded', 'files-downloaded')`;

const isInStage = (stages: Stage[]) => and(inArray(bookings.stage, stages), isNull(bookings.erasedAt));

/**
 * Returns the conditions of old rows by kind. Zero days keep everything. The database's clock set the compared times, so `now` must be
 * its time.
 */
export function toOldRowConditions({ retentionCanceledDays, retentionDoneDays }: RetentionTimes, now: Date) {
  const before = (days: number) => sql`${sqlTime(now)} - make_interval(days => ${days})`;
  const closedBefore = (stages: Stage[], days: number) =>
    days === 0 ? sql`false` : isClosedBefore(stages, before(days));
  return {
    canceled: closedBefore(["canceled", "declined"], retentionCanceledDays),
    done: closedBefore(["done"], retentionDoneDays),
    mails: and(ne(mails.state, "waiting"), lt(mails.createdAt, before(mailDays))),
    logs: and(isAccess, lt(bookingEvents.createdAt, before(accessLogDays))),
  };
}

/**
 * Matches requests that were closed, and whose results were last published, before `begin`. A request stays while its customer waits for
 * an answer, because nobody has read the message, and while its tour is public, because the company has chosen the duration.
 */
function isClosedBefore(stages: readonly Stage[], begin: SQL) {
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
    not(hasWorkingPublicTour()),
  );
}

export type NextRemoval = Record<"requests" | "files", number>;

/** Counts the removals of the next night under `times`. */
async function countNextRemoval(times: RetentionTimes): Promise<NextRemoval> {
  const now = await databaseTime();
  const conditions = toOldRowConditions(times, (await isNightOpen(nightOf(now))) ? now : nightAfter(now));
  const oldBookings = or(conditions.canceled, conditions.done);
  const ofOldBookings = db().select({ id: bookings.id }).from(bookings).where(oldBookings);
  return {
    requests: await db().$count(bookings, oldBookings),
    files: await db().$count(files, inArray(files.bookingId, ofOldBookings)),
  };
}

/**
 * Compares the next night's removals under the new and the current times. If the new times remove more requests, the administrator must
 * type the number of removed requests as a confirmation. `typed` is that number, in any formatting. Returns the unconfirmed removals; null
 * if no confirmation is necessary, or the number is right.
 */
export async function findUnconfirmedRemoval(times: RetentionTimes, typed = ""): Promise<NextRemoval | null> {
  const [before, after] = [await countNextRemoval(settings()), await countNextRemoval(times)];
  if (after.requests <= before.requests) return null;
  return typed.replace(/\D/g, "") === String(after.requests) ? null : after;
}
