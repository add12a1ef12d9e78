import { and, eq, inArray, isNotNull, lte } from "drizzle-orm";
import { noHandOver } from "~/booking/hand-over";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings } from "~/db/schema.server";
import type { Booking } from "./find-booking.server";

type Unseen = Pick<Booking, "id" | "ownerId" | "repliedAt" | "handedOverAt">;

/**
 * Marks a booking as seen that a member of staff has opened: the customer's reply, and the hand-over if it is theirs. What came after
 * `booking` was read stays unseen. Not by `booking/change/`, which records who did what: what was read is no part of the history.
 */
export async function markOpened(booking: Unseen, staffId: string, database = db()): Promise<void> {
  const { ownerId, repliedAt, handedOverAt } = booking;
  const times = [repliedAt, ownerId === staffId ? handedOverAt : null].flatMap((at) => at?.getTime() ?? []);
  if (times.length > 0) await markSeen(database, [booking], staffId, new Date(Math.max(...times)));
}

/**
 * Marks the replies of these bookings as seen, and the hand-overs to this member of staff.
 *
 * @param until what came later stays unseen
 */
export async function markSeen(
  database: Database,
  of: readonly { id: string }[],
  staffId: string,
  until?: Date,
): Promise<void> {
  const isOne = inArray(
    bookings.id,
    of.map(({ id }) => id),
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
