import { eq } from "drizzle-orm";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { recordBookingEvent } from "./events.server";

/**
 * Sets the date on which the work of a booking was or will be complete; null removes it. Of concurrent changes the last
 * one wins and each records its event. Setting the current date again changes nothing.
 *
 * @returns whether the date changed; null if there is no such booking
 * @throws {SessionEndedError}
 */
export async function setCompletionDate(
  id: string | undefined,
  date: Date | null,
  session: Session,
): Promise<boolean | null> {
  if (!isUuid(id)) return null;
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    // Locked before the comparison, so that a concurrent change is seen.
    const [booking] = await transaction
      .select({ completionDate: bookings.completionDate })
      .from(bookings)
      .where(eq(bookings.id, id))
      .for("no key update");
    if (!booking) return null;
    if (booking.completionDate?.getTime() === date?.getTime()) return false;
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
