import { and, eq, inArray, isNull } from "drizzle-orm";
import { requireLiveSession } from "~/access/live-session.server";
import { accountOf, type Session } from "~/access/session";
import { bookingStatus } from "~/booking/status";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { recordBookingEvent, recordBookingEvents } from "./events.server";
import { lockBookings } from "./find-booking.server";
import { markSeen } from "./mark-seen.server";

const { pending, viewed } = bookingStatus;

/**
 * Marks those of the bookings that are pending as viewed, in one transaction, and what waits to be read in all of them as seen. Ids without
 * a booking are ignored, and so are bookings that are not pending: repeating it records nothing.
 *
 * @param ids bounded by the caller
 * @returns how many of the bookings exist, and how many were pending; null if none exists
 * @throws {SessionEndedError}
 */
export function markViewed(
  ids: readonly string[],
  session: Session,
): Promise<{ result: "done"; count: number; changed: number } | null> {
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    const found = await lockBookings(transaction, ids);
    if (found.length === 0) return null;
    const changed = await transaction
      .update(bookings)
      .set({ status: viewed, viewedAt: new Date(), viewedBy: accountOf(staff) })
      .where(and(inArray(bookings.id, found), eq(bookings.status, pending)))
      .returning({ bookingId: bookings.id });
    await recordBookingEvents(transaction, changed, { kind: "viewed", actor: staff.email });
    await markSeen(transaction, found, staff.id);
    return { result: "done" as const, count: found.length, changed: changed.length };
  });
}

/**
 * Makes a viewed booking pending again. A booking that is not viewed stays unchanged.
 *
 * @returns null if there is no such booking, or its personal data were erased: nobody could work on it
 * @throws {SessionEndedError}
 */
export async function markPending(
  id: string | undefined,
  session: Session,
): Promise<{ result: "done" } | null> {
  if (!isUuid(id)) return null;
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    const isWorkable = and(eq(bookings.id, id), isNull(bookings.erasedAt));
    // Of concurrent requests, only the one whose update matches the row records the event.
    const changed = await transaction
      .update(bookings)
      .set({ status: pending, viewedAt: null, viewedBy: null })
      .where(and(isWorkable, eq(bookings.status, viewed)))
      .returning({ id: bookings.id });
    if (changed.length > 0) {
      await recordBookingEvent(transaction, { bookingId: id, kind: "marked-pending", actor: staff.email });
      return { result: "done" as const };
    }
    const [booking] = await transaction.select({ id: bookings.id }).from(bookings).where(isWorkable);
    return booking ? { result: "done" as const } : null;
  });
}
