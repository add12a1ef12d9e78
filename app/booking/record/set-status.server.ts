import { and, eq, isNull } from "drizzle-orm";
import { bookingStatus, type KnownStatus } from "~/booking/status";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { requireLiveSession } from "~/staff/sessions/live-session.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { recordBookingEvent } from "./events.server";

const { pending, viewed } = bookingStatus;

/**
 * Records that a staff member has viewed a pending booking. A booking that is not pending stays unchanged.
 *
 * @returns false if there is no such booking
 * @throws {SessionEndedError}
 */
export function markViewed(id: string | undefined, session: Session): Promise<boolean> {
  return changeStatus(id, { from: pending, to: viewed, kind: "viewed", session });
}

/**
 * Makes a viewed booking pending again. A booking that is not viewed stays unchanged, and so does one whose personal data were
 * erased: nobody could work on it.
 *
 * @returns false if there is no such booking
 * @throws {SessionEndedError}
 */
export function markPending(id: string | undefined, session: Session): Promise<boolean> {
  return changeStatus(id, { from: viewed, to: pending, kind: "marked-pending", session });
}

interface StatusChange {
  from: KnownStatus;
  to: KnownStatus;
  kind: "viewed" | "marked-pending";
  session: Session;
}

/** Of concurrent requests, only the one whose update matches the row records the event. */
async function changeStatus(
  id: string | undefined,
  { from, to, kind, session }: StatusChange,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    const changed = await transaction
      .update(bookings)
      .set({
        status: to,
        viewedAt: to === viewed ? new Date() : null,
        viewedBy: to === viewed ? staff.id : null,
      })
      .where(
        and(
          eq(bookings.id, id),
          eq(bookings.status, from),
          to === pending ? isNull(bookings.erasedAt) : undefined,
        ),
      )
      .returning({ id: bookings.id });
    if (changed.length > 0) {
      await recordBookingEvent(transaction, { bookingId: id, kind, actor: staff.email });
      return true;
    }
    const [booking] = await transaction.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id));
    return booking !== undefined;
  });
}
