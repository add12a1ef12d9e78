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

/** In days; zero keeps everything. */
export type RetentionTimes = Pick<ReturnType<typeof settings>, "retentionCanceledDays" | "retentionDoneDays">;

/** Counts what `sweepRetention` removes at `now`, each kind among all of it. Nothing once the night's work is done. */
export async function countTonight(now: Date): Promise<Record<string, DueRows>> {
  if (!(await isNightOpen(nightOf(now)))) return {};
  const old = toConditions(settings(), now);
  return {
    canceled: await countDue(bookings, old.canceled, isInStage(["canceled", "declined"])),
    done: await countDue(bookings, old.done, isInStage(["done"])),
    mails: await countDue(mails, old.mails),
    logs: await countDue(bookingEvents, old.logs, isAccess),
  };
}

/** As in the condition of the index. */
const isAccess = sql`${bookingEvents.kind} in ('viewed', 'file-downloaded', 'files-downloaded')`;

const isInStage = (stages: Stage[]) => and(inArray(bookings.stage, stages), isNull(bookings.erasedAt));

/** What is old, by kind. Zero days keep everything. By the clock of the database, which also set the times that are compared. */
export function toConditions({ retentionCanceledDays, retentionDoneDays }: RetentionTimes, now: Date) {
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
 * Whether a request was closed, and its results were last published, before `begin`. One whose customer waits for an answer is kept with
 * its files: nobody has read what they wrote. So is one whose tour everybody may see: the company has said for how long.
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

/** What a night removes, as people count it. */
export type NextRemoval = Record<"requests" | "files", number>;

/** Counts what the next night would remove if `times` were in force. */
async function countNextRemoval(times: RetentionTimes): Promise<NextRemoval> {
  const now = await databaseTime();
  const old = toConditions(times, (await isNightOpen(nightOf(now))) ? now : nightAfter(now));
  const oldBookings = or(old.canceled, old.done);
  const ofOldBookings = db().select({ id: bookings.id }).from(bookings).where(oldBookings);
  return {
    requests: await db().$count(bookings, oldBookings),
    files: await db().$count(files, inArray(files.bookingId, ofOldBookings)),
  };
}

/**
 * Retention times that remove no more in the next night than the ones in force need no confirmation, others the number of requests that go.
 *
 * @param typed the number that an administrator has typed, in any formatting
 * @returns what the next night would remove, if that is more than now and nobody has typed how much; null to go on
 */
export async function findUnconfirmedRemoval(times: RetentionTimes, typed = ""): Promise<NextRemoval | null> {
  const [before, after] = [await countNextRemoval(settings()), await countNextRemoval(times)];
  if (after.requests <= before.requests) return null;
  return typed.replace(/\D/g, "") === String(after.requests) ? null : after;
}
