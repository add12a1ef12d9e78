import { and, asc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { visitsBetween } from "~/booking/calendar/find-visits.server";
import { exactWait } from "~/booking/list/filter-sql.server";
import { findWithFailedMail } from "~/booking/mail/mail-problems.server";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { isForUs } from "./desk-counts.server";

const listLimit = 5;
const visitsAheadMs = 7 * dayMs;
export const maxVisits = 50;

const columns = {
  id: bookings.id,
  fullName: bookings.fullName,
  service: bookings.service,
  stage: bookings.stage,
  waitingSince: bookings.waitingSince,
  /** The booking's position in a list that is sorted by waiting time. */
  exactWait,
  repliedAt: bookings.repliedAt,
  handedOverAt: bookings.handedOverAt,
  handedOverBy: bookings.handedOverBy,
  handedOverNote: bookings.handedOverNote,
};

export type DeskBooking = Awaited<ReturnType<typeof findDeskBookings>>[number];
export type DeskVisit = Awaited<ReturnType<typeof nextVisits>>[number];
export type DeskData = Awaited<ReturnType<typeof readDesk>>;

const byWait = [asc(bookings.waitingSince), asc(bookings.id)];

/** Reads the lists of the desk. A list of bookings has at most five entries, and an index for its order. */
export async function readDesk(staffId: string, now = new Date()) {
  const isMine = and(isForUs, eq(bookings.ownerId, staffId));
  const [mine, [longest], unassigned, visits] = await Promise.all([
    findMine(isMine),
    findDeskBookings(isMine, byWait, 1),
    findDeskBookings(and(isForUs, isNull(bookings.ownerId)), byWait),
    nextVisits(now),
  ]);
  const withFailedMail = await findWithFailedMail([...mine, ...unassigned].map(({ id }) => id));
  return { mine, longest, unassigned, visits, withFailedMail };
}

/** Orders by reply, then by hand-over, then by the longest wait. */
async function findMine(isMine: SQL | undefined): Promise<DeskBooking[]> {
  const isRead = isNull(bookings.repliedAt);
  const found = await Promise.all([
    findDeskBookings(and(isMine, isNotNull(bookings.repliedAt)), [asc(bookings.repliedAt), asc(bookings.id)]),
    findDeskBookings(and(isMine, isRead, isNotNull(bookings.handedOverAt)), [
      asc(bookings.handedOverAt),
      asc(bookings.id),
    ]),
    findDeskBookings(and(isMine, isRead, isNull(bookings.handedOverAt)), byWait),
  ]);
  return found.flat().slice(0, listLimit);
}

function findDeskBookings(condition: SQL | undefined, order: SQL[], limit = listLimit) {
  return db()
    .select(columns)
    .from(bookings)
    .where(condition)
    .orderBy(...order)
    .limit(limit);
}

/** Returns visits that have not ended, soonest first, and one more than `maxVisits`. */
async function nextVisits(now: Date) {
  const until = new Date(now.getTime() + visitsAheadMs);
  const found = await visitsBetween(now, until, undefined, maxVisits + 1);
  return found.map(({ visit, bookingId: id, staffName, ...booking }) => {
    const { fullName, service, serviceLocation, phone } = booking;
    const { startsAt, minutes, staffId } = visit;
    const staff = staffName || null;
    return { id, fullName, service, serviceLocation, phone, startsAt, minutes, staffId, staff };
  });
}
