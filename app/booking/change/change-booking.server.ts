import { randomUUID } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { toChangeKey } from "~/access/change-key.server";
import { requireLiveSession } from "~/access/live-session.server";
import type { ChangeDone, Session, Staff } from "~/access/session";
import { cancelVoidMails } from "~/booking/mail/void-mails.server";
import { type BookingEvent, findEvents, findLastEventId, isRecorded } from "~/booking/record/events.server";
import { lockBookings } from "~/booking/record/find-booking.server";
import type { ChangeActor } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import type { BookingEventKind } from "~/db/schema.server";
import {
  type Change,
  assignToActor,
  type BulkChange,
  unassignRemovedOwners,
  type StaffChange,
} from "./record-change.server";

interface ChangeTarget {
  actor: ChangeActor;
  ids: readonly (string | undefined)[];
  formId?: string | undefined;
  content?: unknown;
  condition?: SQL | undefined;
}

/**
 * Locks the bookings of a change. Returns null without any. The caller has already checked the session, because accounts and sessions are
 * locked before bookings. `isRepeat` means that the same form was already applied.
 */
async function lockForChange<By extends Staff | null>(
  transaction: Database,
  staff: By,
  { actor, ids, formId, content, condition }: ChangeTarget,
): Promise<(Change<By> & { isRepeat: boolean }) | null> {
  const bookings = await lockBookings(transaction, ids, condition);
  const [booking] = bookings;
  if (!booking) return null;
  const changeKey = formId === undefined ? undefined : toChangeKey(staff, formId, [booking.id, content]);
  const isRepeat = changeKey !== undefined && (await isRecorded(transaction, booking.id, changeKey));
  return {
    transaction,
    bookings,
    booking,
    actor,
    staff,
    changeKey,
    rowId: changeKey ?? randomUUID(),
    isRepeat,
  };
}

interface StaffForm {
  session: Session;
  /** The id of a form or request that may be repeated. With the same content, it changes a booking once. */
  formId?: string | undefined;
}

/**
 * Runs a staff member's change of one booking in a transaction that holds the booking's lock. A form that is sent twice runs once. For work
 * on the request itself, use `workAsStaff`.
 *
 * @param content the form's JSON content: the same form with other content is another change; null without a form
 * @returns null if the booking does not exist or was erased
 * @throws {SessionEndedError}
 */
export function changeAsStaff<Result extends { result: string }>(
  { bookingId, session, formId }: StaffForm & { bookingId: string | undefined },
  content: unknown,
  run: (change: StaffChange) => Promise<Result>,
): Promise<Result | ChangeDone | null> {
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    const change = await lockForChange(transaction, staff, {
      actor: "staff",
      ids: [bookingId],
      formId,
      content,
    });
    if (!change) return null;
    return change.isRepeat ? { result: "done" } : run(change);
  });
}

/** `count` bookings exist and have the new values. `changed` of them had other values before. */
export interface ManyChanged {
  result: "done";
  count: number;
  changed: number;
}

/**
 * Runs `changeAsStaff` for several bookings in one transaction. Only a form about one booking can be repeated safely.
 *
 * @param ids bounded by the caller; unknown ids are ignored
 * @param run returns the bookings that it changed
 * @param open a transaction that has locked only accounts; a new one by default
 * @returns null if none of the bookings exists
 * @throws {SessionEndedError}
 */
export function changeManyAsStaff(
  { ids, session, formId }: StaffForm & { ids: readonly (string | undefined)[] },
  content: unknown,
  run: (change: BulkChange<Staff>) => Promise<readonly unknown[]>,
  open?: Database,
): Promise<ManyChanged | null> {
  const runIn = async (transaction: Database): Promise<ManyChanged | null> => {
    const staff = await requireLiveSession(transaction, session);
    const change = await lockForChange(transaction, staff, { actor: "staff", ids, formId, content });
    if (!change) return null;
    const changed = change.isRepeat ? [] : await run(change);
    return { result: "done", count: change.bookings.length, changed: changed.length };
  };
  return open ? runIn(open) : db().transaction(runIn);
}

/**
 * Runs the visitor's change of their booking in a transaction that holds the booking's lock. A form that is sent twice runs once. Cancels
 * waiting mails that the change makes invalid.
 *
 * @returns null if the booking does not exist
 */
export function changeAsVisitor<Result extends { result: string }>(
  { bookingId, formId }: { bookingId: string; formId: string },
  content: unknown,
  run: (change: Change<null>) => Promise<Result>,
): Promise<Result | ChangeDone | null> {
  return db().transaction(async (transaction) => {
    const change = await lockForChange(transaction, null, {
      actor: "visitor",
      ids: [bookingId],
      formId,
      content,
    });
    if (!change) return null;
    if (change.isRepeat) return { result: "done" };
    const result = await run(change);
    await cancelVoidMails(transaction, change.booking);
    return result;
  });
}

/**
 * Runs a change without a form in a transaction that holds the booking's lock: automatic work such as a reminder, or uploads that an API
 * client without a session attaches. The actor is the software in both cases. Several processes may run it at once, so the caller must
 * check under the lock that the change is still due.
 *
 * @param isDue a condition under the lock; by default, that the booking was not erased
 * @returns null if the booking does not exist
 */
export function changeAsSoftware<Result>(
  bookingId: string,
  run: (change: Change<null>) => Promise<Result>,
  isDue?: SQL,
): Promise<Result | null> {
  return db().transaction(async (transaction) => {
    const target = { actor: "software", ids: [bookingId], condition: isDue } as const;
    const change = await lockForChange(transaction, null, target);
    return change && run(change);
  });
}

export interface SubmittedForm {
  /** Generated with the form. The same form with the same content changes the booking once. */
  formId: string;
  /**
   * The last decision or event on the form's page, from `findLastDecisionId` or `findLastEventId`. Undefined for a form that never becomes
   * outdated, such as an API request.
   */
  seen?: number | undefined;
  /** The last event on the form's page, from `findLastEventId`. Later replies of the customer stay unread. Undefined if unknown. */
  read?: number | undefined;
}

export interface MailedForm {
  /** The text of the mail to the visitor. Null for no mail. */
  mailText: string | null;
  form: SubmittedForm;
}

/** Set if the booking was unassigned and the change made the staff member its owner. */
export interface OwnerChange {
  becomesOwner?: true;
}

/** Somebody else changed the booking after the form was opened. */
export interface Conflict {
  result: "changed";
  /** The decisions in order, at most five. */
  changes: [BookingEvent, ...BookingEvent[]];
  /** The id of the last of them, for sending the form again. */
  seen: number;
}

const maxChanges = 5;

/** Events that make an open form in the back office outdated. */
export const decisions = [
  "stage-changed",
  "quote-sent",
  "quote-accepted",
  "quote-declined",
  "quote-withdrawn",
  "visit-scheduled",
  "visit-changed",
  "visit-canceled",
  "corrected",
  "marked-spam",
  "unmarked-spam",
] as const satisfies readonly BookingEventKind[];

/** Customer events that staff have to read. They make no form outdated. */
const replies = [
  "message-received",
  "file-received",
  "date-requested",
] as const satisfies readonly BookingEventKind[];

/** Returns 0 without a decision. */
export function findLastDecisionId(bookingId: string): Promise<number> {
  return findLastEventId(bookingId, { kinds: decisions });
}

/**
 * Runs `changeAsStaff` for work on the request. A form that was opened before somebody else's decision does not run. Cancels waiting mails
 * that the work makes invalid. Unassigns an open booking whose owner's account is removed. The staff member who works on an unassigned
 * booking becomes its owner, but a program does not.
 *
 * @param outdatedBy the kinds of events that count as decisions
 * @throws {SessionEndedError}
 */
export function workAsStaff<Result extends { result: string }>(
  {
    bookingId,
    session,
    form,
    outdatedBy = decisions,
  }: {
    bookingId: string | undefined;
    session: Session;
    form: SubmittedForm;
    outdatedBy?: readonly BookingEventKind[];
  },
  content: unknown,
  work: (change: StaffChange) => Promise<Result>,
): Promise<(Result & OwnerChange) | Conflict | ChangeDone | null> {
  const { formId, seen, read } = form;
  return changeAsStaff<(Result & OwnerChange) | Conflict>(
    { bookingId, session, formId },
    content,
    async (change) => {
      const { transaction, booking, staff } = change;
      const since = (kinds: readonly BookingEventKind[], after?: number) =>
        after === undefined ? [] : findEvents(booking.id, { kinds, after, limit: maxChanges }, transaction);
      const [first, ...others] = (await since(outdatedBy, seen)).reverse();
      if (first) return { result: "changed", changes: [first, ...others], seen: (others.at(-1) ?? first).id };
      const hasUnreadReply = (await since(replies, read)).length > 0;
      const result = await work({ ...change, hasUnreadReply });
      await cancelVoidMails(transaction, booking);
      if (result.result !== "done") return result;
      const isUnassigned = booking.ownerId === null || (await unassignRemovedOwners(change)).length > 0;
      if (!isUnassigned || staff.isProgram) return result;
      await assignToActor(change);
      return { ...result, becomesOwner: true };
    },
  );
}
