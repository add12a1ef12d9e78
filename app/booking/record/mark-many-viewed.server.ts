import { and, eq, inArray } from "drizzle-orm";
import { bookingStatus } from "~/booking/status";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { requireLiveSession } from "~/staff/sessions/live-session.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { recordBookingEvents } from "./events.server";
import { lockBookings } from "./lock-bookings.server";

/**
 * Marks those of the bookings that are pending as viewed, in one transaction. Ids without a booking are ignored, and so are
 * bookings that are not pending: repeating it records nothing.
 *
 * @param ids bounded by the caller
 * @returns how many of the bookings exist, and how many were pending
 * @throws {SessionEndedError}
 */
export function markManyViewed(
  ids: readonly string[],
  session: Session,
): Promise<{ found: number; changed: number }> {
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    const found = await lockBookings(transaction, ids);
    if (found.length === 0) return { found: 0, changed: 0 };
    const changed = await transaction
      .update(bookings)
      .set({ status: bookingStatus.viewed, viewedAt: new Date(), viewedBy: staff.id })
      .where(and(inArray(bookings.id, found), eq(bookings.status, bookingStatus.pending)))
      .returning({ bookingId: bookings.id });
    await recordBookingEvents(
      transaction,
      changed.map(({ bookingId }) => ({ bookingId, kind: "viewed", actor: staff.email })),
    );
    return { found: found.length, changed: changed.length };
  });
}
