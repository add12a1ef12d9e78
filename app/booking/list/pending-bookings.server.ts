import { and, desc, eq, isNull } from "drizzle-orm";
import { bookingStatus } from "~/booking/status";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { pageSlice } from "./slice";

/** Bookings returned when no page is asked for. */
const newestCount = 20;

/** Returns pending bookings, newest first: one page of them (from 1), or the newest 20 if no page is given. */
export function listPending(page?: number) {
  const { offset, limit } = page === undefined ? { offset: 0, limit: newestCount } : pageSlice(page);
  return db()
    .select({ id: bookings.id, fullName: bookings.fullName, createdAt: bookings.createdAt })
    .from(bookings)
    .where(and(isNull(bookings.spamAt), eq(bookings.status, bookingStatus.pending)))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .offset(offset)
    .limit(limit);
}
