import { and, desc, gte, isNull, lte, ne, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookings, hasPhoneKey } from "~/db/schema.server";
import { phoneKeys } from "~/lib/phone";
import { dayMs } from "~/lib/time";
import type { Booking } from "./find-booking.server";

/** Days before and after a booking in which another one may repeat it. */
const days = 30;
/** Duplicates that are named. */
const maxDuplicates = 5;

/** Another booking that may be the same request, and what the two have in common. */
export type Duplicate = Awaited<ReturnType<typeof findDuplicates>>[number];

/** Returns up to five bookings within 30 days that have the same email, phone number or place, newest first. */
export function findDuplicates(booking: Booking) {
  const { id, email, phone, serviceLocation, createdAt } = booking;
  const sameEmail = sql<boolean>`lower(${bookings.email}) = lower(${email})`;
  const samePhone = hasPhoneKey(phoneKeys(phone));
  const samePlace = sql<boolean>`md5(lower(${bookings.serviceLocation})) = md5(lower(${serviceLocation}))`;
  const span = days * dayMs;
  return db()
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
        or(sameEmail, samePhone, samePlace),
        ne(bookings.id, id),
        isNull(bookings.spamAt),
        gte(bookings.createdAt, new Date(createdAt.getTime() - span)),
        lte(bookings.createdAt, new Date(createdAt.getTime() + span)),
      ),
    )
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(maxDuplicates);
}
