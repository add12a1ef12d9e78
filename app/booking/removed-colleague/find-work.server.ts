import { and, asc, count, eq, isNull, notInArray, sql } from "drizzle-orm";
import { closedStages } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings, visits } from "~/db/schema.server";

const visitLimit = 20;

export interface OpenWork {
  /** Visits that are not over, soonest first, at most 20. */
  visits: { bookingId: string; fullName: string; startsAt: Date; minutes: number }[];
  visitCount: number;
  bookingCount: number;
}

export function isVisitOf(staffId: string) {
  return and(
    eq(visits.staffId, staffId),
    isNull(visits.canceledAt),
    isNull(bookings.spamAt),
    sql`${visits.startsAt} + make_interval(mins => ${visits.minutes}) > now()`,
  );
}

export function isOpenBookingOf(ownerId: string) {
  return and(
    eq(bookings.ownerId, ownerId),
    isNull(bookings.erasedAt),
    isNull(bookings.spamAt),
    notInArray(bookings.stage, [...closedStages]),
  );
}

export async function findWork(staffId: string, database: Database = db()): Promise<OpenWork> {
  const { bookingId, startsAt, minutes } = visits;
  const isTheirs = isVisitOf(staffId);
  const soonest = await database
    .select({ bookingId, fullName: bookings.fullName, startsAt, minutes })
    .from(visits)
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .where(isTheirs)
    .orderBy(asc(startsAt), asc(visits.id))
    .limit(visitLimit);
  const [all] = await database
    .select({ count: count() })
    .from(visits)
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .where(isTheirs);
  const bookingCount = await database.$count(bookings, isOpenBookingOf(staffId));
  return { visits: soonest, visitCount: all?.count ?? 0, bookingCount };
}
