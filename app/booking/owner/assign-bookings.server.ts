import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session, Staff } from "~/access/session";
import { changeAsStaff, changeManyAsStaff, type ManyChanged } from "~/booking/change/change-booking.server";
import { assignToActor, type BulkChange, updateBookings } from "~/booking/change/record-change.server";
import { insertNotes } from "~/booking/conversation/notes.server";
import { toStaffNoticeParts, type NamedBooking } from "~/booking/mail/about-booking";
import { noHandOver, handOverColumns } from "~/booking/record/hand-over";
import { formatReference } from "~/booking/reference";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type ReplyMails, bookings, users } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { enqueueMail } from "~/mail/outbox.server";
import { footnote, handedOver as text } from "~/messages/mails/staff";
import { paths } from "~/paths";

type Assignment =
  /** `name` is the new owner's. Null for unassigned. */
  | (ManyChanged & { name: string | null })
  /** The owner does not exist or is removed. */
  | { result: "unknown-colleague" }
  | null;

/**
 * Assigns bookings to a staff member, or unassigns them. Ignores unknown ids and bookings that already have this owner, so a repeat records
 * nothing. The booking stays marked as handed over until the new owner opens it.
 *
 * @param ids bounded by the caller
 * @param form.note for the colleague; also added as a note to each booking
 * @param form.formId identifies a repeated request about one booking, which sets no owner again
 * @throws {SessionEndedError}
 */
export function assignBookings(
  ids: readonly string[],
  { ownerId, note = "", formId }: { ownerId: string | null; note?: string; formId?: string },
  session: Session,
): Promise<Assignment> {
  return db().transaction(async (transaction): Promise<Assignment> => {
    const owner = await lockOwner(transaction, ownerId, session);
    if (owner === undefined) {
      await requireLiveSession(transaction, session);
      return { result: "unknown-colleague" };
    }
    const assign = async (change: BulkChange<Staff>) => {
      const { staff } = change;
      const newId = owner?.id ?? null;
      const isOther = sql`${bookings.ownerId} is distinct from ${newId}::uuid`;
      const values = { ownerId: newId, ...handOverColumns(newId, staff, note) };
      const event = { kind: "owner-changed", ...(owner && { detail: { name: owner.fullName } }) } as const;
      const changed = await updateBookings(change, isOther, values, event);
      if (owner && owner.id !== staff.id && changed.length > 0) {
        if (note) await insertNotes({ ...change, bookings: changed }, { text: note });
        await enqueueHandOverMail(transaction, changed, { to: owner, by: staff.fullName, note });
      }
      return changed;
    };
    const assigned = await changeManyAsStaff(
      { ids, session, formId },
      { ownerId, note },
      assign,
      transaction,
    );
    return assigned && { ...assigned, name: owner?.fullName ?? null };
  });
}

/**
 * Makes the staff member the owner of an unassigned booking. A repeat records nothing.
 *
 * @returns `owned` if it has another owner; null if the booking does not exist
 * @throws {SessionEndedError}
 */
export function takeBooking(id: string, session: Session) {
  return changeAsStaff({ bookingId: id, session }, null, async (change) => {
    const { transaction, staff } = change;
    const { ownerId } = change.booking;
    if (ownerId === null) await assignToActor(change);
    if (ownerId === null || ownerId === staff.id) return { result: "done" } as const;
    const [owner] = await transaction
      .select({ name: users.fullName })
      .from(users)
      .where(eq(users.id, ownerId));
    return { result: "owned", owner: owner?.name ?? "" } as const;
  });
}

/**
 * Unassigns a booking of the staff member.
 *
 * @returns `not-owner` if it has another owner or none; null if the booking does not exist
 * @throws {SessionEndedError}
 */
export function releaseBooking(id: string, session: Session) {
  return changeAsStaff({ bookingId: id, session }, null, async (change) => {
    const isOwn = eq(bookings.ownerId, change.staff.id);
    const values = { ownerId: null, ...noHandOver };
    const released = await updateBookings(change, isOwn, values, { kind: "owner-changed" });
    if (released.length === 0) return { result: "not-owner" } as const;
    return { result: "done" } as const;
  });
}

/**
 * Locks the acting account and the owner's by id and before the session, like `lockAccounts`, so that they cannot deadlock.
 *
 * @returns null for unassigned; undefined if the owner has no active account
 */
async function lockOwner(transaction: Database, ownerId: string | null, { staff }: Session) {
  if (ownerId === null) return null;
  if (!isUuid(ownerId)) return undefined;
  const locked = await transaction
    .select({ id: users.id, fullName: users.fullName, email: users.email, mailsReplies: users.mailsReplies })
    .from(users)
    .where(and(inArray(users.id, [staff.id, ownerId]), isNull(users.deactivatedAt)))
    .orderBy(users.id)
    .for("share");
  return locked.find(({ id }) => id === ownerId.toLowerCase());
}

interface WorkHandOver {
  to: { id: string; email: string; mailsReplies: ReplyMails };
  by: string;
  /** May be empty. */
  note: string;
}

/**
 * Queues one mail about all bookings that a colleague handed over, in the transaction of the assignment. Respects the recipient's mail
 * settings.
 */
async function enqueueHandOverMail(
  transaction: Database,
  handedOver: readonly NamedBooking[],
  { to, by, note }: WorkHandOver,
): Promise<void> {
  const [booking, ...others] = handedOver;
  if (!booking || to.mailsReplies === "none") return;
  const mail = { kind: "handed-over", isNotice: true, toAddress: to.email.toLowerCase() };
  if (others.length > 0)
    return enqueueMail(transaction, {
      ...mail,
      subject: text.subjectOfMany(by, handedOver.length),
      content: {
        // A mail about several bookings belongs to none of them and would outlive them, so it omits the note. Each booking has the note.
        paragraphs: [text.paragraphOfMany],
        action: { label: text.openList, path: paths.viewBooking({ owner: "me" }) },
        footnote,
      },
    });
  await enqueueMail(transaction, {
    ...mail,
    bookingId: booking.id,
    condition: { owner: to.id },
    subject: text.subject(by, formatReference(booking.reference)),
    content: { paragraphs: [text.paragraph], ...(note && { quote: note }), ...toStaffNoticeParts(booking) },
  });
}
