import { asc, eq, inArray, or } from "drizzle-orm";
import { findActiveAccount } from "~/access/live-session.server";
import type { ChangeDone, Session, Staff } from "~/access/session";
import { enqueueVisitorMail } from "~/booking/mail/visitor-mail.server";
import { cancelVoidMails } from "~/booking/mail/void-mails.server";
import { recordBookingEvent, recordBookingEvents } from "~/booking/record/events.server";
import { lockBooking } from "~/booking/record/find-booking.server";
import { handOverColumns } from "~/booking/record/hand-over";
import {
  findOverlaps,
  findVisits,
  keepUpcoming,
  type Overlap,
  type Visit,
} from "~/booking/visit/find-visit.server";
import { enqueueStaffVisitMails } from "~/booking/visit/staff-visit-mail.server";
import { toVisitMailParts } from "~/booking/visit/visits.server";
import type { Database } from "~/db/connection.server";
import { bookings, visits } from "~/db/schema.server";
import * as visitorText from "~/messages/mails/visitor";
import { company } from "~/settings/company";
import { removeUser } from "~/staff/accounts/remove-user.server";
import { toPublicName } from "~/staff/public-name";
import { findWork, isOpenBookingOf, isVisitOf, type OpenWork } from "./find-work.server";

export interface Successor {
  /** The id of an active account. Null leaves the work unassigned. */
  to: string | null;
  /** The work on the administrator's page. Undefined without a page. */
  shown?: Pick<OpenWork, "visitCount" | "bookingCount">;
  /** Ids of the successor's overlapping visits that the administrator accepts. */
  accepted?: readonly string[];
}

/** The reason why the work was not handed over, and the account not removed. */
export type HandOverRefusal =
  /** The work differs from the administrator's page. */
  | { result: "work-changed" }
  /** The successor has no active account, or is the removed account. */
  | { result: "unknown-colleague" }
  /** The successor has overlapping visits. */
  | { result: "busy"; overlaps: Overlap[] };

interface ColleagueRemoval {
  transaction: Database;
  from: string;
  to: string | null;
  actor: Staff;
}

/**
 * Removes an account, and hands its upcoming visits and open bookings to a successor in one transaction. The earlier and the new person get
 * mails with calendar files, and each affected customer gets a mail. Bypasses `booking/change/`: the account removal owns the transaction
 * and determines which bookings to lock.
 *
 * @throws the errors of `removeUser`
 */
export function removeColleague(id: string, successor: Successor, session: Session) {
  const { to, shown, accepted = [] } = successor;
  return removeUser<HandOverRefusal>(id, session, {
    to,
    run: async (transaction, from) => {
      const colleague = await findActiveAccount(transaction, to);
      if ((to !== null && !colleague) || to === from) return { result: "unknown-colleague" };
      const bookingIds = await lockWork(transaction, from);
      const work = await findWork(from, transaction);
      if (shown && (shown.visitCount !== work.visitCount || shown.bookingCount !== work.bookingCount))
        return { result: "work-changed" };
      const removal = { transaction, from, to, actor: session.staff };
      const overlaps = to ? await findNewOverlaps(removal, to, bookingIds, accepted) : [];
      if (overlaps.length > 0) return { result: "busy", overlaps };
      return giveWork(removal, bookingIds, colleague?.fullName);
    },
  });
}

/** Runs `removeColleague` without confirmation. The work stays unassigned on the desk and in the calendar. */
export function removeWithoutSuccessor(id: string, session: Session) {
  return removeUser(id, session, {
    to: null,
    run: async (transaction, from) =>
      giveWork({ transaction, from, to: null, actor: session.staff }, await lockWork(transaction, from)),
  });
}

/**
 * Locks the bookings of the work, and returns those with a visit, soonest first. Also locks the account's closed bookings. A concurrent
 * reopening is either included here, or sees in `unassignRemovedOwners` that the account is removed.
 */
async function lockWork(transaction: Database, from: string): Promise<string[]> {
  const ofVisits = transaction
    .select({ id: bookings.id })
    .from(visits)
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .where(isVisitOf(from))
    .orderBy(asc(visits.startsAt), asc(visits.id));
  await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(or(eq(bookings.ownerId, from), inArray(bookings.id, ofVisits)))
    // The same order as in `lockBookings`, so the two cannot deadlock.
    .orderBy(bookings.id)
    .for("update");
  return [...new Set((await ofVisits).map(({ id }) => id))];
}

async function visitsOf({ transaction, from }: ColleagueRemoval, bookingId: string): Promise<Visit[]> {
  const upcoming = keepUpcoming(await findVisits(bookingId, transaction));
  return upcoming.filter(({ staffId }) => staffId === from);
}

/** Returns all overlaps unless each one is accepted. */
async function findNewOverlaps(
  removal: ColleagueRemoval,
  to: string,
  bookingIds: readonly string[],
  accepted: readonly string[],
): Promise<Overlap[]> {
  const overlaps = new Map<string, Overlap>();
  for (const bookingId of bookingIds)
    for (const visit of await visitsOf(removal, bookingId))
      for (const overlap of await findOverlaps(removal.transaction, visit.id, { ...visit, staffId: to }))
        overlaps.set(overlap.id, overlap);
  const areAccepted = [...overlaps.keys()].every((id) => accepted.includes(id));
  return areAccepted ? [] : [...overlaps.values()];
}

async function giveWork(
  removal: ColleagueRemoval,
  bookingIds: readonly string[],
  toName?: string,
): Promise<ChangeDone> {
  await giveBookings(removal, toName);
  for (const bookingId of bookingIds)
    for (const visit of await visitsOf(removal, bookingId)) await giveVisit(removal, visit);
  return { result: "done" };
}

async function giveBookings(
  { transaction, from, to, actor }: ColleagueRemoval,
  toName: string | undefined,
): Promise<void> {
  const reassigned = await transaction
    .update(bookings)
    .set({ ownerId: to, ...handOverColumns(to, actor) })
    .where(isOpenBookingOf(from))
    .returning({ id: bookings.id });
  const detail: Record<string, string> = toName ? { name: toName } : {};
  await recordBookingEvents(transaction, reassigned, { kind: "owner-changed", actor: actor.email, detail });
}

async function giveVisit({ transaction, to, actor }: ColleagueRemoval, before: Visit): Promise<void> {
  const { bookingId } = before;
  const booking = await lockBooking(transaction, bookingId);
  if (!booking) return;
  // Keeps the time of the last change, so a later date request of the customer stays open.
  await transaction
    .update(visits)
    .set({ staffId: to, sequence: before.sequence + 1 })
    .where(eq(visits.id, before.id));
  const detail = { startsAt: before.startsAt.toISOString() };
  await recordBookingEvent(transaction, { bookingId, kind: "visit-changed", actor: actor.email, detail });
  const after = (await findVisits(bookingId, transaction)).find(({ id }) => id === before.id);
  if (!after) return;
  await enqueueStaffVisitMails(transaction, booking, { before, after });
  if (to)
    await enqueueVisitorMail(transaction, booking, () => ({
      kind: "visit-moved",
      subject: visitorText.changed.subject,
      text: visitorText.otherPerson(toPublicName(after.staffName) || company().name),
      ...toVisitMailParts(booking, after),
    }));
  await cancelVoidMails(transaction, booking);
}
