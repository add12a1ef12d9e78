import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { takesPlaceBetween } from "~/booking/calendar/takes-place.server";
import type { Database } from "~/db/connection.server";
import { bookings, users, visits } from "~/db/schema.server";
import type { NewVisit } from "./visit";

/** A visit that somebody has at a time. */
export interface Overlap {
  id: string;
  startsAt: Date;
  minutes: number;
  /** Of the customer. */
  fullName: string;
  /** Who goes. */
  staffName: string;
}

/** Overlapping visits that are read: more than anybody accepts. */
const maxOverlaps = 10;

/**
 * Returns the other visits of the person who is to go that overlap with a visit. Until the end of the transaction, no other one can
 * schedule a visit of this person: call it under the lock of the booking.
 */
export async function findOverlaps(
  transaction: Database,
  bookingId: string,
  { startsAt, minutes, staffId }: NewVisit,
): Promise<Overlap[]> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visits ${staffId}`}, 0))`);
  const end = new Date(startsAt.getTime() + minutes * 60_000);
  return transaction
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
}
