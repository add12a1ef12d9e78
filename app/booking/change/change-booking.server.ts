import { randomUUID } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { requireLiveSession, toChangeKey } from "~/access/live-session.server";
import type { Done, Session, Staff } from "~/access/session";
import { cancelVoidMails } from "~/booking/mail/void-mails.server";
import { type BookingEvent, findEvents, findLastEventId, isRecorded } from "~/booking/record/events.server";
import { lockBookings } from "~/booking/record/find-booking.server";
import type { Actor } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import type { BookingEventKind } from "~/db/schema.server";
import {
  type Change,
  makeOwner,
  type ManyChange,
  releaseFromRemoved,
  type StaffChange,
} from "./record-change.server";

interface Target {
  actor: Actor;
  ids: readonly (string | undefined)[];
  formId?: string | undefined;
  content?: unknown;
  condition?: SQL | undefined;
}

/**
 * Locks the bookings of a change; null if there is none. Who acts was checked before, because accounts and sessions are locked before
 * bookings. `isRepeat` says that the same form was sent before: its change is made.
 */
async function begin<By extends Staff | null>(
  transaction: Database,
  staff: By,
  { actor, ids, formId, content, condition }: Target,
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
  /** Of a form or request that may come again: with the same content, it changes a booking once. */
  formId?: string | undefined;
}

/**
 * Runs a staff member's change of one booking in one transaction, which holds the booking's lock. A form that is sent twice runs once.
 * Work on the request itself begins with `workAsStaff`.
 *
 * @param content of the form, as JSON: the same form with other content is another change. Null without a form
 * @returns null if there is no such booking, or its personal data were erased
 * @throws {SessionEndedError}
 */
export function changeAsStaff<Result extends { result: string }>(
  { bookingId, session, formId }: StaffForm & { bookingId: string | undefined },
  content: unknown,
  run: (change: StaffChange) => Promise<Result>,
): Promise<Result | Done | null> {
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    const change = await begin(transaction, staff, { actor: "staff", ids: [bookingId], formId, content });
    if (!change) return null;
    return change.isRepeat ? { result: "done" } : run(change);
  });
}

/** `count` bookings exist, and are as they were to be; `changed` of them were not before. */
export interface ManyChanged {
  result: "done";
  count: number;
  changed: number;
}

/**
 * As `changeAsStaff`, for several bookings in one transaction. A form can only be sent twice if it is about one booking.
 *
 * @param ids bounded by the caller; those without a booking are ignored
 * @param run returns those that it has changed
 * @param open a transaction that has locked nothing but accounts; without it, one of its own
 * @returns null if none of the bookings exists
 * @throws {SessionEndedError}
 */
export function changeManyAsStaff(
  { ids, session, formId }: StaffForm & { ids: readonly (string | undefined)[] },
  content: unknown,
  run: (change: ManyChange<Staff>) => Promise<readonly unknown[]>,
  open?: Database,
): Promise<ManyChanged | null> {
  const runIn = async (transaction: Database): Promise<ManyChanged | null> => {
    const staff = await requireLiveSession(transaction, session);
    const change = await begin(transaction, staff, { actor: "staff", ids, formId, content });
    if (!change) return null;
    const changed = change.isRepeat ? [] : await run(change);
    return { result: "done", count: change.bookings.length, changed: changed.length };
  };
  return open ? runIn(open) : db().transaction(runIn);
}

/**
 * Runs the visitor's change of their booking in one transaction, which holds the booking's lock. A form that is sent twice
 * runs once. Waiting mails that the change makes untrue are canceled.
 *
 * @returns null if there is no such booking
 */
export function changeAsVisitor<Result extends { result: string }>(
  { bookingId, formId }: { bookingId: string; formId: string },
  content: unknown,
  run: (change: Change<null>) => Promise<Result>,
): Promise<Result | Done | null> {
  return db().transaction(async (transaction) => {
    const change = await begin(transaction, null, { actor: "visitor", ids: [bookingId], formId, content });
    if (!change) return null;
    if (change.isRepeat) return { result: "done" };
    const result = await run(change);
    await cancelVoidMails(transaction, change.booking);
    return result;
  });
}

/**
 * Runs a change without a form, in one transaction, which holds the booking's lock: what the software does itself, such as a reminder, and
 * the uploads that an API caller attaches, who need not be signed in. The actor is the software in both cases. Any number of processes may
 * run it at once: whether it is still due has to be checked under the lock.
 *
 * @param isDue has to hold under the lock; by default, that the personal data of the booking were not erased
 * @returns null if there is no such booking
 */
export function changeAsSoftware<Result>(
  bookingId: string,
  run: (change: Change<null>) => Promise<Result>,
  isDue?: SQL,
): Promise<Result | null> {
  return db().transaction(async (transaction) => {
    const target = { actor: "software", ids: [bookingId], condition: isDue } as const;
    const change = await begin(transaction, null, target);
    return change && run(change);
  });
}

/** The submitted form behind work on a request. */
export interface SubmittedForm {
  /** Generated with the form: submitting the same form twice with the same content changes the booking once. */
  formId: string;
  /**
   * The last decision or event that the form's page knew, as `findLastDecisionId` or `findLastEventId` returned it. Undefined for a form
   * that no other change makes outdated, such as the request of a program.
   */
  seen?: number | undefined;
  /**
   * The last event that the form's page knew, as `findLastEventId` returned it: what the customer did since is still to be read. Undefined
   * where it is unknown.
   */
  read?: number | undefined;
}

/** What staff send with a change that the visitor is told of. */
export interface MailedForm {
  /** The text of the mail to the visitor; null for no mail. */
  mailText: string | null;
  form: SubmittedForm;
}

/** Set if the change made whoever acts the owner of the booking, which was nobody's. */
export interface BecomesOwner {
  becomesOwner?: true;
}

/** Somebody else decided something about the booking after the form was opened. */
export interface Conflict {
  result: "changed";
  /** What was decided, in order; at most five events. */
  changes: [BookingEvent, ...BookingEvent[]];
  /** The last of them, for a form that is sent again. */
  seen: number;
}

const maxChanges = 5;

/** Events that make a form of the back office outdated. */
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

/** What a customer does that staff have to read, and that makes no form outdated. */
const replies = [
  "message-received",
  "file-received",
  "date-requested",
] as const satisfies readonly BookingEventKind[];

/** Returns the id of the last event that makes the forms opened before it outdated; 0 if there is none. */
export function findLastDecisionId(bookingId: string): Promise<number> {
  return findLastEventId(bookingId, { kinds: decisions });
}

/**
 * As `changeAsStaff`, for work on the request. A form that was opened before somebody else's decision does not run; `outdatedBy` are the
 * events that count as one. Waiting mails that
 * the work makes untrue are canceled. An open booking whose owner's account is removed is nobody's from then on; one that is nobody's
 * becomes that of the person who works on it, not of a program.
 *
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
): Promise<(Result & BecomesOwner) | Conflict | Done | null> {
  const { formId, seen, read } = form;
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    const change = await begin(transaction, staff, { actor: "staff", ids: [bookingId], formId, content });
    if (!change) return null;
    if (change.isRepeat) return { result: "done" };
    const { booking } = change;
    const since = (kinds: readonly BookingEventKind[], after?: number) =>
      after === undefined ? [] : findEvents(booking.id, { kinds, after, limit: maxChanges }, transaction);
    const [first, ...others] = (await since(outdatedBy, seen)).reverse();
    if (first) return { result: "changed", changes: [first, ...others], seen: (others.at(-1) ?? first).id };
    const hasUnread = (await since(replies, read)).length > 0;
    const result = await work({ ...change, hasUnread });
    await cancelVoidMails(transaction, booking);
    if (result.result !== "done") return result;
    const isNobodys = booking.ownerId === null || (await releaseFromRemoved(change)).length > 0;
    if (!isNobodys || staff.isProgram) return result;
    await makeOwner(change);
    return { ...result, becomesOwner: true };
  });
}
