import { and, asc, count, eq, isNull, notInArray, sql } from "drizzle-orm";
import { closedStages } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings, visits } from "~/db/schema.server";

/** Visits that are listed by name. */
const listed = 20;

/** What a member of staff still has to do. */
export interface Work {
  /** Visits that are not over, soonest first; at most 20. */
  visits: { bookingId: string; fullName: string; startsAt: Date; minutes: number }[];
  visitCount: number;
  /** Bookings that the person owns and that are open. */
  bookingCount: number;
}

/** The visits that are not over and that this person goes to. */
export function isVisitOf(staffId: string) {
  return and(
    eq(visits.staffId, staffId),
    isNull(visits.canceledAt),
    isNull(bookings.spamAt),
    sql`${visits.startsAt} + make_interval(mins => ${visits.minutes}) > now()`,
  );
}

/** The open bookings of this person. */
export function isOpenBookingOf(ownerId: string) {
  return and(
    eq(bookings.ownerId, ownerId),
    isNull(bookings.erasedAt),
    isNull(bookings.spamAt),
    notInArray(bookings.stage, [...closedStages]),
  );
}

/** Returns what an account still has to do, which somebody else gets when it is removed. */
export async function findWork(staffId: string, database: Database = db()): Promise<Work> {
  const { bookingId, startsAt, minutes } = visits;
  const isTheirs = isVisitOf(staffId);
  const soonest = await database
    .select({ bookingId, fullName: bookings.fullName, startsAt, minutes })
    .from(visits)
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .where(isTheirs)
    .orderBy(asc(startsAt), asc(visits.id))
    .limit(listed);
  const [all] = await database
    .select({ count: count() })
    .from(visits)
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .where(isTheirs);
  const bookingCount = await database.$count(bookings, isOpenBookingOf(staffId));
  return { visits: soonest, visitCount: all?.count ?? 0, bookingCount };
}
