import { and, eq, exists, inArray, isNotNull } from "drizzle-orm";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session, Staff } from "~/access/session";
import { noHandOver } from "~/booking/hand-over";
import { updateMany } from "~/booking/record/change-many.server";
import { recordBookingEvent } from "~/booking/record/events.server";
import { lockBooking } from "~/booking/record/find-booking.server";
import { openStages } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings, users } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";

/** What came of it: the booking is this person's now or was already, or somebody else's. */
type Taking = { result: "done"; fullName: string } | { result: "owned"; fullName: string; owner: string };

/**
 * Makes the acting member of staff the owner of a booking that has none. Repeating it records nothing.
 *
 * @returns null if there is no such booking
 * @throws {SessionEndedError}
 */
export async function takeBooking(id: string, session: Session): Promise<Taking | null> {
  if (!isUuid(id)) return null;
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    const booking = await lockBooking(transaction, id);
    if (!booking) return null;
    const { fullName, ownerId } = booking;
    if (ownerId === staff.id) return { result: "done", fullName };
    if (ownerId !== null) {
      const [owner] = await transaction
        .select({ name: users.fullName })
        .from(users)
        .where(eq(users.id, ownerId));
      return { result: "owned", fullName, owner: owner?.name ?? "" };
    }
    await makeOwner(transaction, id, staff);
    return { result: "done", fullName };
  });
}

/** Makes a member of staff the owner of a booking that is nobody's: whoever acts first on it owns it from then on. */
export async function makeOwner(transaction: Database, bookingId: string, staff: Staff): Promise<void> {
  await transaction.update(bookings).set({ ownerId: staff.id }).where(eq(bookings.id, bookingId));
  const detail = { name: staff.fullName };
  await recordBookingEvent(transaction, { bookingId, kind: "owner-changed", actor: staff.email, detail });
}

/**
 * Makes open bookings nobody's whose owner's account is removed. The removal hands over what is open then: the others keep their owner,
 * who shows who did the work, until they are open again.
 *
 * @param found ids of bookings that the transaction has locked
 * @returns how many are nobody's now
 */
export function releaseFromRemoved(transaction: Database, found: string[], staff: Staff): Promise<number> {
  const ofRemoved = transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, bookings.ownerId), isNotNull(users.deactivatedAt)));
  const isReleased = and(inArray(bookings.stage, [...openStages]), exists(ofRemoved));
  const values = { ownerId: null, ...noHandOver };
  return updateMany({ transaction, staff, found }, isReleased, values, { kind: "owner-changed" });
}
