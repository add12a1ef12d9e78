import { eq } from "drizzle-orm";
import type { Session } from "~/access/session";
import { changeAsStaff } from "~/booking/change/change-booking.server";
import { makeOwner } from "~/booking/change/record-change.server";
import { users } from "~/db/schema.server";

/**
 * Makes the acting member of staff the owner of a booking that has none. Repeating it records nothing.
 *
 * @returns `owned` if it is somebody else's; null if there is no such booking
 * @throws {SessionEndedError}
 */
export function takeBooking(id: string, session: Session) {
  return changeAsStaff({ bookingId: id, session }, null, async (change) => {
    const { transaction, staff } = change;
    const { ownerId } = change.booking;
    if (ownerId === null) await makeOwner(change);
    if (ownerId === null || ownerId === staff.id) return { result: "done" } as const;
    const [owner] = await transaction
      .select({ name: users.fullName })
      .from(users)
      .where(eq(users.id, ownerId));
    return { result: "owned", owner: owner?.name ?? "" } as const;
  });
}
