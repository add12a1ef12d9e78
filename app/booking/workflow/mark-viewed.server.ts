import { eq } from "drizzle-orm";
import { accountOf, type Session } from "~/access/session";
import { changeAsStaff, changeManyAsStaff } from "~/booking/change/change-booking.server";
import { updateBookings } from "~/booking/change/record-change.server";
import { markSeen } from "~/booking/record/mark-seen.server";
import { bookingStatus } from "~/booking/status";
import { bookings } from "~/db/schema.server";

const { pending, viewed } = bookingStatus;

/**
 * Marks pending bookings as viewed, and unread replies in all of the bookings as seen, in one transaction. Ignores unknown ids and other
 * statuses, so a repeat records nothing.
 *
 * @param ids bounded by the caller
 * @returns null if none of the bookings exists
 * @throws {SessionEndedError}
 */
export function markViewed(ids: readonly string[], session: Session) {
  return changeManyAsStaff({ ids, session }, null, async (change) => {
    const { transaction, staff } = change;
    const values = { status: viewed, viewedAt: new Date(), viewedBy: accountOf(staff) };
    const changed = await updateBookings(change, eq(bookings.status, pending), values, { kind: "viewed" });
    await markSeen(transaction, change.bookings, staff.id);
    return changed;
  });
}

/**
 * Makes a viewed booking pending again. A repeat records nothing.
 *
 * @returns null if the booking does not exist or was erased, because nobody could work on it
 * @throws {SessionEndedError}
 */
export function markPending(id: string | undefined, session: Session) {
  return changeAsStaff({ bookingId: id, session }, null, async (change) => {
    const values = { status: pending, viewedAt: null, viewedBy: null };
    const event = { kind: "marked-pending" } as const;
    await updateBookings(change, eq(bookings.status, viewed), values, event);
    return { result: "done" } as const;
  });
}
