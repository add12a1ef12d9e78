import { and, eq, inArray, isNotNull, lte } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings } from "~/db/schema.server";
import type { Booking } from "./find-booking.server";
import { noHandOver } from "./hand-over";

type OpenedBooking = Pick<Booking, "id" | "ownerId" | "repliedAt" | "handedOverAt">;

/**
 * Marks the customer's reply as seen, and the hand-over if the staff member owns the booking. Events after `booking` was read stay unseen.
 * Bypasses `booking/change/`, because reading is not part of the history.
 */
export async function markOpened(booking: OpenedBooking, staffId: string, database = db()): Promise<void> {
  const { ownerId, repliedAt, handedOverAt } = booking;
  const times = [repliedAt, ownerId === staffId ? handedOverAt : null].flatMap((at) => at?.getTime() ?? []);
  if (times.length > 0) await markSeen(database, [booking], staffId, new Date(Math.max(...times)));
}

/** Marks the bookings' replies as seen, and their hand-overs to this staff member, except events after `until`. */
export async function markSeen(
  database: Database,
  targets: readonly { id: string }[],
  staffId: string,
  until?: Date,
): Promise<void> {
  const isOne = inArray(
    bookings.id,
    targets.map(({ id }) => id),
  );
  const { repliedAt, handedOverAt } = bookings;
  await database
    .update(bookings)
    .set({ repliedAt: null })
    .where(and(isOne, until ? lte(repliedAt, until) : isNotNull(repliedAt)));
  await database
    .update(bookings)
    .set(noHandOver)
    .where(
      and(isOne, eq(bookings.ownerId, staffId), until ? lte(handedOverAt, until) : isNotNull(handedOverAt)),
    );
}
