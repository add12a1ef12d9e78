import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session, Staff } from "~/access/session";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings, users } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { enqueueHandOverMail } from "./enqueue-hand-over-mail.server";
import { recognizeRepeat, recordBookingEvent, recordBookingEvents } from "./events.server";
import { lockBookings } from "./find-booking.server";
import { noHandOver } from "./mark-seen.server";
import { insertNote } from "./notes.server";

type Assignment =
  /** `count` bookings exist and now have the owner, whether or not they had before; `name` is null for nobody. */
  | { result: "done"; count: number; name: string | null }
  /** The owner has no account, or it is removed. */
  | { result: "unknown-owner" }
  /** None of the bookings exists. */
  | null;

/**
 * Makes a member of staff the owner of bookings, or nobody. Ids without a booking are ignored, and so are bookings that have
 * this owner already: repeating it records nothing. A colleague learns of it by a mark that lasts until they open the booking.
 *
 * @param ids bounded by the caller
 * @param note for the colleague; kept as a note of each booking, too
 * @param formId of a request about one booking that may come again: an owner that it has set already is not set again
 * @throws {SessionEndedError}
 */
export function assignBookings(
  ids: readonly string[],
  ownerId: string | null,
  session: Session,
  note = "",
  formId?: string,
): Promise<Assignment> {
  return db().transaction(async (transaction): Promise<Assignment> => {
    const owner = await lockOwner(transaction, ownerId, session);
    const staff = await requireLiveSession(transaction, session);
    if (owner === undefined) return { result: "unknown-owner" };
    const found = await lockBookings(transaction, ids);
    if (found.length === 0) return null;
    const assigned = { result: "done", count: found.length, name: owner?.fullName ?? null } as const;
    const request = { staff, bookingId: found[0], formId };
    const { isRepeat, ofForm } = await recognizeRepeat(transaction, request, { ownerId, note });
    if (isRepeat) return assigned;
    const isOther = sql`${bookings.ownerId} is distinct from ${owner?.id ?? null}::uuid`;
    const changed = await transaction
      .update(bookings)
      .set({ ownerId: owner?.id ?? null, ...toHandOver(owner?.id ?? null, staff, note) })
      .where(and(inArray(bookings.id, found), isOther))
      .returning({ bookingId: bookings.id });
    const detail = { ...(owner && { name: owner.fullName }), ...ofForm };
    await recordBookingEvents(transaction, changed, { kind: "owner-changed", actor: staff.email, detail });
    if (owner && owner.id !== staff.id) {
      const bookingIds = changed.map(({ bookingId }) => bookingId);
      if (note)
        for (const bookingId of bookingIds)
          await insertNote(transaction, { id: randomUUID(), bookingId, author: staff.email, text: note });
      await enqueueHandOverMail(transaction, { bookingIds, to: owner, by: staff.fullName, note });
    }
    return assigned;
  });
}

/** Returns the columns that tell an owner who gave them the booking: nobody has to be told of what they did themselves. */
export function toHandOver(ownerId: string | null, by: Pick<Staff, "id" | "fullName">, note = "") {
  if (ownerId === null || ownerId === by.id) return noHandOver;
  return { handedOverAt: new Date(), handedOverBy: by.fullName, handedOverNote: note || null };
}

/**
 * Makes a booking nobody's again, as long as it is the acting person's: repeating it records nothing.
 *
 * @returns `not-owner` if it is not theirs; null if there is no such booking
 * @throws {SessionEndedError}
 */
export function releaseBooking(
  id: string,
  session: Session,
): Promise<{ result: "done" | "not-owner" } | null> {
  return db().transaction(async (transaction): ReturnType<typeof releaseBooking> => {
    const { id: staffId, email } = await requireLiveSession(transaction, session);
    const [bookingId] = await lockBookings(transaction, [id]);
    if (bookingId === undefined) return null;
    const released = await transaction
      .update(bookings)
      .set({ ownerId: null, ...noHandOver })
      .where(and(eq(bookings.id, bookingId), eq(bookings.ownerId, staffId)))
      .returning({ id: bookings.id });
    if (released.length === 0) return { result: "not-owner" };
    await recordBookingEvent(transaction, { bookingId, kind: "owner-changed", actor: email });
    return { result: "done" };
  });
}

/**
 * Locks the acting account and the owner's in the order of their ids and before the session, as `lockAccounts` does, so that
 * the two cannot deadlock.
 *
 * @returns null for nobody; undefined if the owner has no active account
 */
async function lockOwner(transaction: Database, ownerId: string | null, { staff }: Session) {
  if (ownerId === null) return null;
  if (!isUuid(ownerId)) return undefined;
  const locked = await transaction
    .select({ id: users.id, fullName: users.fullName, email: users.email, mailsAnswers: users.mailsAnswers })
    .from(users)
    .where(and(inArray(users.id, [staff.id, ownerId]), isNull(users.deactivatedAt)))
    .orderBy(users.id)
    .for("share");
  return locked.find(({ id }) => id === ownerId.toLowerCase());
}
