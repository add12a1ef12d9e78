import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { listPending } from "~/booking/list/list-bookings.server";
import { db, rows } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { countUpToMax, isForUs, hasUnreadReply } from "./desk-counts.server";

const listLimit = 10;

/**
 * Returns the notices for a staff member's bell: pending bookings, unread replies and hand-overs, each newest first, and the number of
 * bookings that wait for the company.
 */
export async function readNotices(staffId: string) {
  const fetchedAt = new Date();
  const { id, fullName, repliedAt, handedOverAt, handedOverBy, handedOverNote } = bookings;
  const isHanded = and(eq(bookings.ownerId, staffId), isNotNull(handedOverAt), isNull(bookings.spamAt));
  const [counts] = await rows<{ pending: number; waiting: number; replies: number; handedOver: number }>(
    db(),
    sql`select
      (select pending::int from booking_counts) as "pending",
      ${countUpToMax(isForUs)} as "waiting",
      ${countUpToMax(hasUnreadReply)} as "replies",
      ${countUpToMax(sql`owner_id = ${staffId}::uuid and handed_over_at is not null and spam_at is null`)} as "handedOver"`,
  );
  const { pending = 0, waiting = 0, replies = 0, handedOver = 0 } = counts ?? {};
  const [newest, replied, handed] = await Promise.all([
    pending > 0 ? listPending() : [],
    replies > 0 ? find(hasUnreadReply, [desc(repliedAt), desc(id)]) : [],
    handedOver > 0 ? find(isHanded, [desc(handedOverAt), desc(id)]) : [],
  ]);
  return {
    fetchedAt,
    waiting,
    pending: { count: pending, newest: newest.map((booking) => toNotice(booking, booking.createdAt)) },
    replies: {
      count: replies,
      newest: replied.map((booking) => toNotice(booking, booking.repliedAt)),
    },
    handedOver: {
      count: handedOver,
      newest: handed.map((booking) => ({
        ...toNotice(booking, booking.handedOverAt),
        by: booking.handedOverBy ?? "",
        note: booking.handedOverNote ?? "",
      })),
    },
  };

  function find(condition: SQL | undefined, order: SQL[]) {
    return db()
      .select({ id, fullName, repliedAt, handedOverAt, handedOverBy, handedOverNote })
      .from(bookings)
      .where(condition)
      .orderBy(...order)
      .limit(listLimit);
  }
}

function toNotice({ id, fullName }: { id: string; fullName: string }, at: Date | null) {
  return { id, fullName, at: at ?? new Date(0) };
}
