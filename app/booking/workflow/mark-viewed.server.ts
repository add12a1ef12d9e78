import { eq } from "drizzle-orm";
import { accountOf, type Session } from "~/access/session";
import { changeAsStaff, changeManyAsStaff } from "~/booking/change/change-booking.server";
import { updateBookings } from "~/booking/change/record-change.server";
import { markSeen } from "~/booking/record/mark-seen.server";
import { bookingStatus } from "~/booking/status";
import { bookings } from "~/db/schema.server";

const { pending, viewed } = bookingStatus;

/**
 * Marks those of the bookings that are pending as viewed, in one transaction, and what waits to be read in all of them as seen. Ids without
 * a booking are ignored, and so are bookings that are not pending: repeating it records nothing.
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
 * Makes a viewed booking pending again: repeating it records nothing.
 *
 * @returns null if there is no such booking, or its personal data were erased: nobody could work on it
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
