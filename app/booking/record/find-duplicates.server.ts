import { and, desc, eq, exists, gte, isNull, lte, ne, not, notInArray, or, sql } from "drizzle-orm";
import { isClosed } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookingEvents, bookings, hasPhoneKey } from "~/db/schema.server";
import { phoneKeys } from "~/lib/phone";
import { dayMs } from "~/lib/time";
import type { Booking } from "./find-booking.server";

/** Days before and after a booking in which another one may be a duplicate. */
const days = 30;
const maxDuplicates = 5;

/** Another booking that may be the same request, and the properties that match. */
export type Duplicate = Awaited<ReturnType<typeof findDuplicates>>[number];

/**
 * Returns up to five bookings within 30 days with the same email, phone number or place, newest first. Excludes dismissed, declined and
 * canceled ones. A closed booking has no duplicates.
 */
export function findDuplicates(booking: Booking, database: Database = db()) {
  const { id, email, phone, serviceLocation, createdAt } = booking;
  const sameEmail = sql<boolean>`lower(${bookings.email}) = lower(${email})`;
  const samePhone = hasPhoneKey(phoneKeys(phone));
  const samePlace = sql<boolean>`md5(lower(${bookings.serviceLocation})) = md5(lower(${serviceLocation}))`;
  const span = days * dayMs;
  const { bookingId, kind, detail } = bookingEvents;
  const other = sql`${detail} ->> 'booking'`;
  const isDismissed = exists(
    database
      .select({ id: bookingEvents.id })
      .from(bookingEvents)
      .where(
        and(
          eq(kind, "duplicate-dismissed"),
          or(
            and(eq(bookingId, id), sql`${other} = ${bookings.id}::text`),
            and(eq(bookingId, bookings.id), sql`${other} = ${id}::text`),
          ),
        ),
      ),
  );
  return database
    .select({
      id: bookings.id,
      reference: bookings.reference,
      fullName: bookings.fullName,
      createdAt: bookings.createdAt,
      sameEmail,
      samePhone,
      samePlace,
    })
    .from(bookings)
    .where(
      and(
        isClosed(booking.stage) ? sql`false` : undefined,
        or(sameEmail, samePhone, samePlace),
        notInArray(bookings.stage, ["declined", "canceled"]),
        not(isDismissed),
        ne(bookings.id, id),
        isNull(bookings.spamAt),
        gte(bookings.createdAt, new Date(createdAt.getTime() - span)),
        lte(bookings.createdAt, new Date(createdAt.getTime() + span)),
      ),
    )
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(maxDuplicates);
}
