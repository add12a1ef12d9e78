import { and, asc, desc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { findRefused } from "~/booking/mail/refused-mails.server";
import { db } from "~/db/client.server";
import { bookings, users, visits, type WaitingFor } from "~/db/schema.server";
import { dayMs } from "~/lib/time";

/** Entries of each list. */
const listed = 5;
/** Visits that begin within this time are shown. */
const visitsAheadMs = 7 * dayMs;

const columns = {
  id: bookings.id,
  fullName: bookings.fullName,
  service: bookings.service,
  serviceLocation: bookings.serviceLocation,
  createdAt: bookings.createdAt,
  waitingSince: bookings.waitingSince,
  stage: bookings.stage,
  /** The name of the booking's owner. */
  owner: users.fullName,
};

/** A booking on the desk. */
export type DeskBooking = Awaited<ReturnType<typeof newest>>[number];
/** A visit on the desk, with the booking that it belongs to. */
export type DeskVisit = Awaited<ReturnType<typeof nextVisits>>[number];

/** What there is to do: each list has at most five entries, and an index for its order. */
export async function readDesk(now = new Date()) {
  const [newestBookings, forUs, forThem, visits] = await Promise.all([
    newest(),
    waiting("us"),
    waiting("them"),
    nextVisits(now),
  ]);
  const refused = await findRefused([...newestBookings, ...forUs, ...forThem].map(({ id }) => id));
  return { newest: newestBookings, forUs, forThem, visits, refused };
}

function newest() {
  return db()
    .select(columns)
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.ownerId))
    .where(isNull(bookings.spamAt))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(listed);
}

/** Those that wait longest first. */
function waiting(waitingFor: WaitingFor) {
  return db()
    .select(columns)
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.ownerId))
    .where(and(isNull(bookings.spamAt), eq(bookings.waitingFor, waitingFor)))
    .orderBy(asc(bookings.waitingSince), asc(bookings.id))
    .limit(listed);
}

/** Visits that have not ended, soonest first. */
function nextVisits(now: Date) {
  const { id, fullName, serviceLocation } = bookings;
  const end = sql`${visits.startsAt} + make_interval(mins => ${visits.minutes})`;
  return db()
    .select({ id, fullName, serviceLocation, startsAt: visits.startsAt, staff: users.fullName })
    .from(visits)
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .leftJoin(users, eq(users.id, visits.staffId))
    .where(
      and(
        isNull(visits.canceledAt),
        isNull(bookings.spamAt),
        // The longest visit takes a day: the first condition lets the index find the second.
        gte(visits.startsAt, new Date(now.getTime() - dayMs)),
        sql`${end} > ${now.toISOString()}::timestamptz`,
        lt(visits.startsAt, new Date(now.getTime() + visitsAheadMs)),
      ),
    )
    .orderBy(asc(visits.startsAt), asc(visits.id))
    .limit(listed);
}
