import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session, Staff } from "~/access/session";
import { changeAsStaff, changeManyAsStaff, type ManyChanged } from "~/booking/change/change-booking.server";
import { makeOwner, type ManyChange, updateBookings } from "~/booking/change/record-change.server";
import { insertNotes } from "~/booking/conversation/notes.server";
import { noHandOver, handOverColumns } from "~/booking/hand-over";
import { aboutBooking, type NamedBooking } from "~/booking/mail/about-booking";
import { formatReference } from "~/booking/reference";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type ReplyMails, bookings, users } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { enqueueMail } from "~/mail/outbox.server";
import { footnote, handedOver as text } from "~/messages/mails/staff";
import { paths } from "~/paths";

type Assignment =
  /** `name` is the new owner's; null for nobody. */
  | (ManyChanged & { name: string | null })
  /** The owner has no account, or it is removed. */
  | { result: "unknown-colleague" }
  /** None of the bookings exists. */
  | null;

/**
 * Makes a member of staff the owner of bookings, or nobody. Ids without a booking are ignored, and so are bookings that have
 * this owner already: repeating it records nothing. A colleague learns of it by a mark that lasts until they open the booking.
 *
 * @param ids bounded by the caller
 * @param form.note for the colleague; kept as a note of each booking, too
 * @param form.formId of a request about one booking that may come again: an owner that it has set already is not set again
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
    const assign = async (change: ManyChange<Staff>) => {
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
 * Makes the acting member of staff the owner of a booking that has none. Repeating it records nothing.
 *
 * @returns `owned` if it is somebody else's; null if there is no such booking
 * @throws {SessionEndedError}
 */
export function takeBooking(id: string, session: Session) {
  return changeAsStaff({ bookingId: id, session }, null, async (change) => {
    const { transaction, staff } = change;
    const { ownerId } = change.booking;
    if (ownerId === null) await makeOwner(change);
    if (ownerId === null || ownerId === staff.id) return { result: "done" } as const;
    const [owner] = await transaction
      .select({ name: users.fullName })
      .from(users)
      .where(eq(users.id, ownerId));
    return { result: "owned", owner: owner?.name ?? "" } as const;
  });
}

/**
 * Makes a booking nobody's again, as long as it is the acting person's: repeating it records nothing.
 *
 * @returns `not-owner` if it is not theirs; null if there is no such booking
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
 * Locks the acting account and the owner's in the order of their ids and before the session, as `lockAccounts` does, so that
 * the two cannot deadlock.
 *
 * @returns null for nobody; undefined if the owner has no active account
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

interface HandedOver {
  to: { id: string; email: string; mailsReplies: ReplyMails };
  /** The name of the colleague who hands over. */
  by: string;
  /** May be empty. */
  note: string;
}

/**
 * Queues the mail that tells a member of staff of bookings that a colleague handed to them, in the transaction of that: one mail, however
 * many they are. Whoever wants no mails of their bookings gets none.
 */
async function enqueueHandOverMail(
  transaction: Database,
  given: readonly NamedBooking[],
  { to, by, note }: HandedOver,
): Promise<void> {
  const [booking, ...others] = given;
  if (!booking || to.mailsReplies === "none") return;
  const mail = { kind: "handed-over", isNotice: true, toAddress: to.email.toLowerCase() };
  if (others.length > 0)
    return enqueueMail(transaction, {
      ...mail,
      subject: text.subjectOfMany(by, given.length),
      content: {
        // Without the note: the mail belongs to no booking, so it would outlive each of them. All have the note.
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
    content: { paragraphs: [text.paragraph], ...(note && { quote: note }), ...aboutBooking(booking) },
  });
}
