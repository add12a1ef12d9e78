import { toChangeKey } from "~/access/change-key.server";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session, Staff } from "~/access/session";
import { cancelVoidMails } from "~/booking/mail/void-mails.server";
import { makeOwner, releaseFromRemoved } from "~/booking/owner/take-booking.server";
import {
  type BookingEvent,
  findEvents,
  isRecorded,
  recordBookingEvent,
} from "~/booking/record/events.server";
import { type Booking, lockBooking } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import type { BookingEventKind } from "~/db/schema.server";
import { digestToUuid } from "~/lib/sha256.server";
import { isUuid } from "~/lib/uuid";

/** The submitted form behind a change. */
export interface SubmittedForm {
  /** Generated with the form: submitting the same form twice with the same content changes the booking once. */
  formId: string;
  /**
   * The last change or event that the form's page knew, as `findLastChange` or `findLastEvent` returned it. Undefined for a form that no
   * other change makes outdated, such as a message.
   */
  seen?: number;
  /**
   * The last event that the form's page knew, as `findLastEvent` returned it: what the customer did since is still to be read. Undefined
   * where it is unknown.
   */
  read?: number | undefined;
}

/** What staff send with a change that the visitor is told of. */
export interface MailedForm {
  /** The text of the mail to the visitor; null for no mail. */
  mailText: string | null;
  form: SubmittedForm;
  session: Session;
}

/** What any change may use, that of the software included: the booking, locked until the transaction ends. */
export interface AnyChange {
  transaction: Database;
  booking: Booking;
  /** Null for the visitor, and for the software. */
  staff: Staff | null;
  /** Recorded with the event of the change, so that a repeated form is recognized; undefined for the software's own change. */
  form?: string;
  /** Whether the customer did something after the form was opened, which staff have to read. */
  hasUnread: boolean;
}

/** What the change of a person may use. */
export interface Change extends AnyChange {
  form: string;
}

export interface StaffChange extends Change {
  staff: Staff;
}

interface StaffForm {
  bookingId: string | undefined;
  session: Session;
  form: SubmittedForm;
  /** Whether the change is no work on the request, so that one that is nobody's stays so. */
  keepsOwner?: boolean;
}

/** Set if the change made whoever acts the owner of the booking, which was nobody's. */
export interface BecomesOwner {
  becomesOwner?: true;
}

/** Somebody else changed the booking after the form was opened. */
export interface Conflict {
  result: "changed";
  /** What was changed, in order; at most five changes. */
  changes: [BookingEvent, ...BookingEvent[]];
  /** The last change, for a form that is sent again. */
  seen: number;
}

const maxChanges = 5;

/** Events that make a form of the back office outdated. */
const decisive = [
  "stage-changed",
  "quote-sent",
  "quote-accepted",
  "quote-declined",
  "quote-withdrawn",
  "visit-scheduled",
  "visit-changed",
  "visit-canceled",
  "marked-spam",
  "unmarked-spam",
] as const satisfies readonly BookingEventKind[];

/** What a customer does that staff have to read, and that makes no form outdated. */
const replies = [
  "message-received",
  "file-received",
  "date-requested",
] as const satisfies readonly BookingEventKind[];

/** Returns the id of the last event of a booking; 0 if there is none. */
export function findLastEvent(bookingId: string): Promise<number> {
  return findLastId(bookingId);
}

/** Returns the id of the last event that makes the forms opened before it outdated; 0 if there is none. */
export function findLastChange(bookingId: string): Promise<number> {
  return findLastId(bookingId, { kinds: decisive });
}

/** Returns the id of the last of these events that a member of staff caused; 0 if there is none. */
export function findLastOwn(
  bookingId: string,
  { email }: Staff,
  kinds: readonly BookingEventKind[],
): Promise<number> {
  return findLastId(bookingId, { kinds, actor: email });
}

async function findLastId(bookingId: string, wanted?: Parameters<typeof findEvents>[1]): Promise<number> {
  const [last] = await findEvents(bookingId, wanted);
  return last?.id ?? 0;
}

/**
 * Runs a staff member's change of a booking in one transaction, which holds the booking's lock. A form that is sent twice
 * runs once; a form that was opened before somebody else's change does not run. Waiting mails that the change makes untrue are
 * canceled. An open booking whose owner's account is removed is nobody's from then on; one that is nobody's becomes that of the person who
 * changes it, not of a program.
 *
 * @param content of the form, as JSON: the same form with other content is another change
 * @returns null if there is no such booking
 * @throws {SessionEndedError}
 */
export async function changeAsStaff<Result extends { result: string }>(
  { bookingId, session, form, keepsOwner = false }: StaffForm,
  content: unknown,
  change: (context: StaffChange) => Promise<Result>,
): Promise<(Result & BecomesOwner) | Conflict | ({ result: "done" } & BecomesOwner) | null> {
  if (!isUuid(bookingId)) return null;
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    const booking = await lockBooking(transaction, bookingId);
    if (!booking) return null;
    const key = toChangeKey(staff, form.formId, [booking.id, content]);
    if (await isRecorded(transaction, bookingId, key)) return { result: "done" };
    const since = (kinds: readonly BookingEventKind[], after?: number) =>
      after === undefined ? [] : findEvents(bookingId, { kinds, after, limit: maxChanges }, transaction);
    const [first, ...others] = (await since(decisive, form.seen)).reverse();
    if (first) return { result: "changed", changes: [first, ...others], seen: (others.at(-1) ?? first).id };
    const hasUnread = (await since(replies, form.read)).length > 0;
    const result = await change({ transaction, booking, staff, form: key, hasUnread });
    await cancelVoidMails(transaction, booking);
    if (result.result !== "done") return result;
    const isNobodys =
      booking.ownerId === null || (await releaseFromRemoved(transaction, [booking.id], staff)) > 0;
    if (!isNobodys || keepsOwner || staff.isProgram) return result;
    await makeOwner(transaction, booking.id, staff);
    return { ...result, becomesOwner: true };
  });
}

/**
 * Runs the visitor's change of their booking in one transaction, which holds the booking's lock. A form that is sent twice
 * runs once. Waiting mails that the change makes untrue are canceled.
 *
 * @returns null if there is no such booking
 */
export async function changeAsVisitor<Result extends { result: string }>(
  { bookingId, formId }: { bookingId: string; formId: string },
  content: unknown,
  change: (context: Change) => Promise<Result>,
): Promise<Result | { result: "done" } | null> {
  return db().transaction(async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    if (!booking) return null;
    const key = digestToUuid([formId, content]);
    if (await isRecorded(transaction, bookingId, key)) return { result: "done" };
    const result = await change({ transaction, booking, staff: null, form: key, hasUnread: false });
    await cancelVoidMails(transaction, booking);
    return result;
  });
}

/**
 * Runs a change of the software itself, such as a reminder, in one transaction, which holds the booking's lock. Whether it is still due has
 * to be checked there: any number of processes may find it at once.
 */
export async function changeAsSoftware(
  bookingId: string,
  change: (context: AnyChange) => Promise<void>,
): Promise<void> {
  await db().transaction(async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    if (booking) await change({ transaction, booking, staff: null, hasUnread: false });
  });
}

/** Records an event of a change, by whoever makes it. */
export function recordChange(
  { transaction, booking, staff, form }: AnyChange,
  kind: BookingEventKind,
  detail: Record<string, string> = {},
): Promise<void> {
  const event = { bookingId: booking.id, kind, actor: staff?.email ?? null };
  return recordBookingEvent(transaction, {
    ...event,
    detail: { ...detail, ...(form !== undefined && { form }) },
  });
}
