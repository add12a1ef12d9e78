import { and, asc, desc, eq, gte, inArray, isNull, ne, sql } from "drizzle-orm";
import { takesPlaceBetween } from "~/booking/calendar/find-visits.server";
import { findEvents } from "~/booking/record/events.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings, users, visits } from "~/db/schema.server";
import { minuteMs } from "~/lib/time";
import { findBusySpans } from "~/staff/busy-times/find-busy-spans.server";
import { hasBegun, isOver, type NewVisit } from "./visit";

/** `staffName` is empty if the account no longer exists. */
export type Visit = typeof visits.$inferSelect & { staffName: string };

export const maxUpcomingVisits = 20;

/** Returns a booking's visits that are not canceled and not over, soonest first. Without any, returns the last one that is over. */
export async function findVisits(bookingId: string, database: Database = db()): Promise<Visit[]> {
  const found = await database
    .select({ visit: visits, staffName: users.fullName })
    .from(visits)
    .leftJoin(users, eq(users.id, visits.staffId))
    .where(and(eq(visits.bookingId, bookingId), isNull(visits.canceledAt)))
    .orderBy(desc(visits.startsAt), desc(visits.id))
    .limit(maxUpcomingVisits);
  const latest = found.map(({ visit, staffName }) => ({ ...visit, staffName: staffName ?? "" }));
  const upcoming = keepUpcoming(latest).reverse();
  return upcoming.length > 0 ? upcoming : latest.slice(0, 1);
}

export function keepUpcoming<Item extends Visit>(all: readonly Item[]): Item[] {
  const now = new Date();
  return all.filter((visit) => !isOver(visit, now));
}

export async function findVisit(bookingId: string, database?: Database): Promise<Visit | null> {
  const [first] = await findVisits(bookingId, database);
  return first ?? null;
}

/** The visit that a form is about. `next` is a new visit if none is upcoming. */
export type VisitChoice = { kind: "new" } | { kind: "next" } | { kind: "visit"; id: string };

/** Returns the chosen visit. Null for a new visit, and if the visit is not upcoming. */
export function chooseVisit(all: readonly Visit[], choice: VisitChoice): Visit | null {
  if (choice.kind === "new") return null;
  const upcoming = keepUpcoming(all);
  if (choice.kind === "next") return upcoming[0] ?? null;
  return upcoming.find(({ id }) => id === choice.id) ?? null;
}

/** Returns a booking's visits that have not begun. Needs a transaction. */
export async function findUpcomingVisits(database: Database, bookingId: string): Promise<Visit[]> {
  const now = new Date();
  return (await findVisits(bookingId, database)).filter((visit) => !hasBegun(visit, now));
}

/**
 * Returns the start of a booking's last visit if it was canceled. Null if none was canceled, another one was scheduled since, or another
 * one was still ahead at that time.
 *
 * Reads the history, because it has an index by booking. The index of `visits` covers only visits that are not canceled.
 *
 * @param visit the result of `findVisit`
 */
export async function lastCanceledStart(bookingId: string, visit: Visit | null): Promise<Date | null> {
  const kinds = ["visit-scheduled", "visit-changed", "visit-canceled"] as const;
  const [last] = await findEvents(bookingId, { kinds });
  if (last?.kind !== "visit-canceled" || !last.detail.startsAt) return null;
  return visit && !isOver(visit, last.createdAt) ? null : new Date(last.detail.startsAt);
}

/** A visit, or an event in the person's external calendar. */
export interface Overlap {
  id: string;
  startsAt: Date;
  minutes: number;
  /** The customer. Null for an event in an external calendar. */
  fullName: string | null;
  staffName: string;
}

/** More than anybody accepts. */
const maxOverlaps = 10;

/**
 * Returns a person's other visits and external events that overlap with a visit. Until the transaction ends, no other transaction can
 * schedule a visit of this person. Call it under the booking's lock.
 *
 * @param ownId the visit's id; undefined for a new visit
 */
export async function findOverlaps(
  transaction: Database,
  ownId: string | undefined,
  { startsAt, minutes, staffId }: NewVisit,
): Promise<Overlap[]> {
  if (staffId === null) return [];
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visits ${staffId}`}, 0))`);
  const end = new Date(startsAt.getTime() + minutes * minuteMs);
  const overlappingVisits: Overlap[] = await transaction
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
  return [...overlappingVisits, ...busy.slice(0, maxOverlaps).map((span) => ({ ...span, fullName: null }))];
}

/** Returns the start of each booking's next visit. Omits bookings without an upcoming visit. */
export async function findNextVisits(bookingIds: readonly string[], now: Date): Promise<Map<string, Date>> {
  if (bookingIds.length === 0) return new Map();
  const found = await db()
    .select({ bookingId: visits.bookingId, startsAt: visits.startsAt })
    .from(visits)
    .where(
      and(inArray(visits.bookingId, [...bookingIds]), isNull(visits.canceledAt), gte(visits.startsAt, now)),
    )
    // If a booking has several visits, the map keeps the last one: the soonest.
    .orderBy(desc(visits.startsAt));
  return new Map(found.map(({ bookingId, startsAt }) => [bookingId, startsAt]));
}
