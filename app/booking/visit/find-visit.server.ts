import { and, desc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookingEvents, users, visits } from "~/db/schema.server";

/** A row of `visits` with the name of the member of staff who comes; empty if the account is gone. */
export type Visit = typeof visits.$inferSelect & { staffName: string };

/** Returns the visit of a booking that is not canceled; null if there is none. */
export function visitOfBooking(bookingId: string): Promise<Visit | null> {
  return findVisit(db(), bookingId);
}

/** Returns the visit of a booking that is not canceled, inside of a transaction; null if there is none. */
export async function findVisit(database: Database, bookingId: string): Promise<Visit | null> {
  const [found] = await database
    .select({ visit: visits, staffName: users.fullName })
    .from(visits)
    .leftJoin(users, eq(users.id, visits.staffId))
    .where(and(eq(visits.bookingId, bookingId), isNull(visits.canceledAt)));
  return found ? { ...found.visit, staffName: found.staffName ?? "" } : null;
}

/**
 * Returns when the visit of a booking that was canceled last would have started; null if none was canceled.
 *
 * The history answers this, because it has an index by booking; `visits` has one of those that are not canceled only.
 */
export async function lastCanceledStart(bookingId: string): Promise<Date | null> {
  const isCancellation = and(
    eq(bookingEvents.bookingId, bookingId),
    eq(bookingEvents.kind, "visit-canceled"),
  );
  const [last] = await db()
    .select({ detail: bookingEvents.detail })
    .from(bookingEvents)
    .where(isCancellation)
    .orderBy(desc(bookingEvents.id))
    .limit(1);
  return last?.detail.startsAt ? new Date(last.detail.startsAt) : null;
}

/** Counts the other visits of the same person that overlap with the visit of a booking. */
export async function countOverlaps(bookingId: string): Promise<number> {
  const visit = await visitOfBooking(bookingId);
  if (!visit?.staffId) return 0;
  const end = new Date(visit.startsAt.getTime() + visit.minutes * 60_000);
  const isOther = and(eq(visits.staffId, visit.staffId), ne(visits.id, visit.id), isNull(visits.canceledAt));
  const overlaps = sql`${visits.startsAt} + make_interval(mins => ${visits.minutes}) > ${visit.startsAt.toISOString()}::timestamptz`;
  return db().$count(visits, and(isOther, lt(visits.startsAt, end), overlaps));
}
