import { and, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { requireLiveSession } from "~/staff/sessions/live-session.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { recordBookingEvent } from "./events.server";

/** What a booking's `status` says; any other number is unknown. */
const pending = 0;
const viewed = 1;

/**
 * Notes that a member of staff has looked at a pending booking. One that is not pending stays as it is.
 *
 * @returns false when there is no such booking
 * @throws {SessionEndedError}
 */
export function markViewed(id: string | undefined, session: Session): Promise<boolean> {
  return move(id, { from: pending, to: viewed, kind: "viewed", session });
}

/**
 * Puts a viewed booking back among those that wait. One that is not viewed stays as it is.
 *
 * @returns false when there is no such booking
 * @throws {SessionEndedError}
 */
export function markPending(id: string | undefined, session: Session): Promise<boolean> {
  return move(id, { from: viewed, to: pending, kind: "marked-pending", session });
}

interface Move {
  from: number;
  to: number;
  kind: "viewed" | "marked-pending";
  session: Session;
}

/** Of several at once, the database lets one move the booking, and that one writes the event. */
async function move(id: string | undefined, { from, to, kind, session }: Move): Promise<boolean> {
  if (!isUuid(id)) return false;
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    const moved = await transaction
      .update(bookings)
      .set({
        status: to,
        viewedAt: to === viewed ? new Date() : null,
        viewedBy: to === viewed ? staff.id : null,
      })
      .where(and(eq(bookings.id, id), eq(bookings.status, from)))
      .returning({ id: bookings.id });
    if (moved.length > 0) {
      await recordBookingEvent(transaction, { bookingId: id, kind, actor: staff.email });
      return true;
    }
    const [booking] = await transaction.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id));
    return booking !== undefined;
  });
}
