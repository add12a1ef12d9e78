import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { requireLiveSession } from "~/staff/sessions/live-session.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { recordBookingEvent } from "./events.server";

/**
 * Notes when the work of a booking was or will be complete; null takes the date away. Of several at once
 * the last one stands and each change has its event; the date that is there already changes nothing.
 *
 * @returns false when there is no such booking
 * @throws {SessionEndedError}
 */
export async function setCompletionDate(
  id: string | undefined,
  date: Date | null,
  session: Session,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    // Locked first: an update that another one overtakes would compare with the date before both.
    const [booking] = await transaction
      .select({ completionDate: bookings.completionDate })
      .from(bookings)
      .where(eq(bookings.id, id))
      .for("no key update");
    if (!booking) return false;
    if (booking.completionDate?.getTime() === date?.getTime()) return true;
    await transaction.update(bookings).set({ completionDate: date }).where(eq(bookings.id, id));
    const detail: Record<string, string> = date ? { date: date.toISOString() } : {};
    await recordBookingEvent(transaction, {
      bookingId: id,
      kind: "completion-date-set",
      actor: staff.email,
      detail,
    });
    return true;
  });
}
