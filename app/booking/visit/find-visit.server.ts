import { and, asc, desc, eq, gte, inArray, isNull, ne, sql } from "drizzle-orm";
import { takesPlaceBetween } from "~/booking/calendar/find-visits.server";
import { findEvents } from "~/booking/record/events.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings, users, visits } from "~/db/schema.server";
import { minuteMs } from "~/lib/time";
import { findBusySpans } from "~/staff/busy-times/find-busy-spans.server";
import { hasBegun, isOver, type NewVisit } from "./visit";

/** A row of `visits` with the name of the member of staff who comes; empty if the account is gone. */
export type Visit = typeof visits.$inferSelect & { staffName: string };

/** Visits of a booking that may be ahead at a time. */
export const maxVisitsAhead = 20;

/** Returns the visits of a booking that are not canceled and not over, soonest first; without any, the last one that is over. */
export async function findVisits(bookingId: string, database: Database = db()): Promise<Visit[]> {
  const found = await database
    .select({ visit: visits, staffName: users.fullName })
    .from(visits)
    .leftJoin(users, eq(users.id, visits.staffId))
    .where(and(eq(visits.bookingId, bookingId), isNull(visits.canceledAt)))
    .orderBy(desc(visits.startsAt), desc(visits.id))
    .limit(maxVisitsAhead);
  const latest = found.map(({ visit, staffName }) => ({ ...visit, staffName: staffName ?? "" }));
  const ahead = onlyAhead(latest).reverse();
  return ahead.length > 0 ? ahead : latest.slice(0, 1);
}

/** Returns those of some visits that are not over. */
export function onlyAhead<Given extends Visit>(given: readonly Given[]): Given[] {
  const now = new Date();
  return given.filter((visit) => !isOver(visit, now));
}

/** Returns the first of `findVisits`; null if there is none. */
export async function findVisit(bookingId: string, database?: Database): Promise<Visit | null> {
  const [first] = await findVisits(bookingId, database);
  return first ?? null;
}

/** Which visit of a booking is meant: the one with this id, none yet for null, or the next one that is not over. */
export type VisitChoice = string | null | undefined;

/** Returns the visit that is meant; null for another one, and if none is ahead, or not the one with this id. */
export function chooseVisit(all: readonly Visit[], choice: VisitChoice): Visit | null {
  const ahead = onlyAhead(all);
  if (choice === undefined) return ahead[0] ?? null;
  return ahead.find(({ id }) => id === choice) ?? null;
}

/** Returns the visits of a booking that have not begun, inside of a transaction. */
export async function findVisitsToCome(database: Database, bookingId: string): Promise<Visit[]> {
  const now = new Date();
  return (await findVisits(bookingId, database)).filter((visit) => !hasBegun(visit, now));
}

/**
 * Returns when the visit of a booking that was canceled would have started; null if none was canceled, another one was scheduled since, or
 * one was still ahead then.
 *
 * The history answers this, because it has an index by booking; `visits` has one of those that are not canceled only.
 *
 * @param visit of the booking, as `findVisit` returns it
 */
export async function lastCanceledStart(bookingId: string, visit: Visit | null): Promise<Date | null> {
  const kinds = ["visit-scheduled", "visit-changed", "visit-canceled"] as const;
  const [last] = await findEvents(bookingId, { kinds });
  if (last?.kind !== "visit-canceled" || !last.detail.startsAt) return null;
  return visit && !isOver(visit, last.createdAt) ? null : new Date(last.detail.startsAt);
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
 *
 * @param ownId the id of the visit; undefined for a new one
 */
export async function findOverlaps(
  transaction: Database,
  ownId: string | undefined,
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
        ownId === undefined ? undefined : ne(visits.id, ownId),
        takesPlaceBetween(startsAt, end),
      ),
    )
    .orderBy(asc(visits.startsAt), asc(visits.id))
    .limit(maxOverlaps);
  const busy = await findBusySpans({ from: startsAt, until: end, staffId }, transaction);
  return [...taken, ...busy.slice(0, maxOverlaps).map((span) => ({ ...span, fullName: null }))];
}

/** Returns when the next visit of each booking begins, by booking; those without a visit to come are left out. */
export async function findNextVisits(bookingIds: readonly string[], now: Date): Promise<Map<string, Date>> {
  if (bookingIds.length === 0) return new Map();
  const found = await db()
    .select({ bookingId: visits.bookingId, startsAt: visits.startsAt })
    .from(visits)
    .where(
      and(inArray(visits.bookingId, [...bookingIds]), isNull(visits.canceledAt), gte(visits.startsAt, now)),
    )
    // Of several of a booking, the map keeps the last one: the soonest.
    .orderBy(desc(visits.startsAt));
  return new Map(found.map(({ bookingId, startsAt }) => [bookingId, startsAt]));
}
