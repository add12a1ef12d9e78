import { and, asc, desc, eq, gte, inArray, isNull, ne, sql } from "drizzle-orm";
import { takesPlaceBetween } from "~/booking/calendar/find-visits.server";
import { findEvents } from "~/booking/record/events.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings, users, visits } from "~/db/schema.server";
import { minuteMs } from "~/lib/time";
import { findBusySpans } from "~/staff/busy-times/find-busy-spans.server";
import { hasBegun, type NewVisit } from "./visit";

/** A row of `visits` with the name of the member of staff who comes; empty if the account is gone. */
export type Visit = typeof visits.$inferSelect & { staffName: string };

/** Returns the last visit of a booking that is not canceled, which may be over; null if there is none. */
export async function findVisit(bookingId: string, database: Database = db()): Promise<Visit | null> {
  const [found] = await database
    .select({ visit: visits, staffName: users.fullName })
    .from(visits)
    .leftJoin(users, eq(users.id, visits.staffId))
    .where(and(eq(visits.bookingId, bookingId), isNull(visits.canceledAt)))
    .orderBy(desc(visits.startsAt), desc(visits.id))
    .limit(1);
  return found ? { ...found.visit, staffName: found.staffName ?? "" } : null;
}

/** Returns the visit of a booking that has not begun, inside of a transaction; null if there is none. */
export async function findVisitToCome(database: Database, bookingId: string): Promise<Visit | null> {
  const visit = await findVisit(bookingId, database);
  return visit && !hasBegun(visit, new Date()) ? visit : null;
}

/**
 * Returns when the visit of a booking that was canceled would have started; null if none was canceled, or another one was scheduled
 * since.
 *
 * The history answers this, because it has an index by booking; `visits` has one of those that are not canceled only.
 */
export async function lastCanceledStart(bookingId: string): Promise<Date | null> {
  const kinds = ["visit-scheduled", "visit-changed", "visit-canceled"] as const;
  const [last] = await findEvents(bookingId, { kinds });
  return last?.kind === "visit-canceled" && last.detail.startsAt ? new Date(last.detail.startsAt) : null;
}

/** What somebody has at a time: a visit, or something in their own calendar. */
export interface Overlap {
  id: string;
  startsAt: Date;
  minutes: number;
  /** Of the customer; null for what is in the person's own calendar. */
  fullName: string | null;
  /** Who goes. */
  staffName: string;
}

/** Overlapping visits that are read: more than anybody accepts. */
const maxOverlaps = 10;

/**
 * Returns the other visits of the person who is to go that overlap with a visit, and what they have in their own calendar. Until the end of
 * the transaction, no other one can schedule a visit of this person: call it under the lock of the booking.
 */
export async function findOverlaps(
  transaction: Database,
  bookingId: string,
  { startsAt, minutes, staffId }: NewVisit,
): Promise<Overlap[]> {
  if (staffId === null) return [];
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visits ${staffId}`}, 0))`);
  const end = new Date(startsAt.getTime() + minutes * minuteMs);
  const taken: Overlap[] = await transaction
    .select({
      id: visits.id,
      startsAt: visits.startsAt,
      minutes: visits.minutes,
      fullName: bookings.fullName,
      staffName: users.fullName,
    })
    .from(visits)
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .innerJoin(users, eq(users.id, visits.staffId))
    .where(
      and(
        eq(visits.staffId, staffId),
        isNull(visits.canceledAt),
        isNull(bookings.spamAt),
        ne(visits.bookingId, bookingId),
        takesPlaceBetween(startsAt, end),
      ),
    )
    .orderBy(asc(visits.startsAt), asc(visits.id))
    .limit(maxOverlaps);
  const busy = await findBusySpans({ from: startsAt, until: end, staffId }, transaction);
  return [...taken, ...busy.slice(0, maxOverlaps).map((span) => ({ ...span, fullName: null }))];
}

/** Returns when the visits of bookings begin that are still to come, by booking. */
export async function findNextVisits(bookingIds: readonly string[], now: Date): Promise<Map<string, Date>> {
  if (bookingIds.length === 0) return new Map();
  const found = await db()
    .select({ bookingId: visits.bookingId, startsAt: visits.startsAt })
    .from(visits)
    .where(
      and(inArray(visits.bookingId, [...bookingIds]), isNull(visits.canceledAt), gte(visits.startsAt, now)),
    );
  return new Map(found.map(({ bookingId, startsAt }) => [bookingId, startsAt]));
}
