import { and, asc, eq, gt, gte, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookings, users, visits } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";
import { dayMs } from "~/lib/time";
import { isUuid } from "~/lib/uuid";

/** Milliseconds: longer than any visit, so an index scan reads only the visits that start within this time. */
const maxVisitMs = dayMs;

/** Matches visits that overlap with the time between `from` and `until`. */
export function takesPlaceBetween(from: Date, until: Date): SQL | undefined {
  return and(
    gt(visits.startsAt, new Date(from.getTime() - maxVisitMs)),
    lt(visits.startsAt, until),
    sql`${visits.startsAt} + make_interval(mins => ${visits.minutes}) > ${sqlTime(from)}`,
  );
}

export const maxInWeek = 500;
const maxInFeed = 2_000;
/** Days for which a feed keeps past and canceled visits. */
const feedDaysBack = 30;

const columns = {
  visit: visits,
  staffName: sql<string>`coalesce(${users.fullName}, '')`,
  bookingId: bookings.id,
  reference: bookings.reference,
  fullName: bookings.fullName,
  email: bookings.email,
  phone: bookings.phone,
  service: bookings.service,
  additionalServices: bookings.additionalServices,
  serviceLocation: bookings.serviceLocation,
  accessInstructions: bookings.accessInstructions,
};

const selectVisits = () =>
  db()
    .select(columns)
    .from(visits)
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .leftJoin(users, eq(users.id, visits.staffId));

export type PlannedVisit = Awaited<ReturnType<typeof visitsBetween>>[number];

/** Returns the visits that overlap with a time and are not canceled, in order. The `staffId` null stands for unassigned visits. */
export function visitsBetween(
  from: Date,
  until: Date,
  staffId: string | null | undefined,
  limit = maxInWeek,
) {
  return selectVisits()
    .where(
      and(takesPlaceBetween(from, until), isNull(visits.canceledAt), isNull(bookings.spamAt), isOf(staffId)),
    )
    .orderBy(asc(visits.startsAt), asc(visits.id))
    .limit(limit);
}

function isOf(staffId: string | null | undefined): SQL | undefined {
  if (staffId === undefined) return undefined;
  return staffId === null ? isNull(visits.staffId) : eq(visits.staffId, staffId);
}

/** Returns a staff member's visits from 30 days ago to a year ahead. */
export function visitsOfFeed(staffId: string) {
  const past = sql`now() - make_interval(days => ${feedDaysBack})`;
  return selectVisits()
    .where(
      and(
        eq(visits.staffId, staffId),
        isNull(bookings.spamAt),
        gte(visits.startsAt, past),
        lt(visits.startsAt, sql`now() + interval '1 year'`),
        or(isNull(visits.canceledAt), gt(visits.canceledAt, past)),
      ),
    )
    .orderBy(asc(visits.startsAt), asc(visits.id))
    .limit(maxInFeed);
}

export async function findPlannedVisit(id: string | undefined): Promise<PlannedVisit | null> {
  if (!isUuid(id)) return null;
  const [visit] = await selectVisits().where(eq(visits.id, id));
  return visit ?? null;
}
