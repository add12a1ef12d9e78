import { and, eq, exists, inArray, isNotNull } from "drizzle-orm";
import type { Session, Staff } from "~/access/session";
import { noHandOver } from "~/booking/hand-over";
import { cancelVoidMails } from "~/booking/mail/void-mails.server";
import { type BookingEvent, findEvents, findLastEventId } from "~/booking/record/events.server";
import { openStages } from "~/booking/stage/stages";
import { type BookingEventKind, bookings, users } from "~/db/schema.server";
import { changeAsStaff, type ManyChange, type StaffChange, updateBookings } from "./change-booking.server";

/** The submitted form behind work on a request. */
export interface SubmittedForm {
  /** Generated with the form: submitting the same form twice with the same content changes the booking once. */
  formId: string;
  /**
   * The last decision or event that the form's page knew, as `findLastDecisionId` or `findLastEventId` returned it. Undefined for a form
   * that no other change makes outdated, such as a message.
   */
  seen?: number;
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
const decisions = [
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

/** Returns the id of the last event that makes the forms opened before it outdated; 0 if there is none. */
export function findLastDecisionId(bookingId: string): Promise<number> {
  return findLastEventId(bookingId, { kinds: decisions });
}

/**
 * As `changeAsStaff`, for work on the request. A form that was opened before somebody else's decision does not run. Waiting mails that
 * the work makes untrue are canceled. An open booking whose owner's account is removed is nobody's from then on; one that is nobody's
 * becomes that of the person who works on it, not of a program.
 *
 * @throws {SessionEndedError}
 */
export function workAsStaff<Result extends { result: string }>(
  { bookingId, session, form }: { bookingId: string | undefined; session: Session; form: SubmittedForm },
  content: unknown,
  work: (context: StaffChange) => Promise<Result>,
): Promise<(Result & BecomesOwner) | Conflict | { result: "done" } | null> {
  const { formId, seen, read } = form;
  return changeAsStaff<(Result & BecomesOwner) | Conflict>(
    { bookingId, session, formId },
    content,
    async (context) => {
      const { transaction, booking, staff } = context;
      const since = (kinds: readonly BookingEventKind[], after?: number) =>
        after === undefined ? [] : findEvents(booking.id, { kinds, after, limit: maxChanges }, transaction);
      const [first, ...others] = (await since(decisions, seen)).reverse();
      if (first) return { result: "changed", changes: [first, ...others], seen: (others.at(-1) ?? first).id };
      const hasUnread = (await since(replies, read)).length > 0;
      const result = await work({ ...context, hasUnread });
      await cancelVoidMails(transaction, booking);
      if (result.result !== "done") return result;
      const isNobodys = booking.ownerId === null || (await releaseFromRemoved(context)).length > 0;
      if (!isNobodys || staff.isProgram) return result;
      await makeOwner(context);
      return { ...result, becomesOwner: true };
    },
  );
}

/** Makes a member of staff the owner of a booking that is nobody's: whoever acts first on it owns it from then on. */
export async function makeOwner(change: StaffChange): Promise<void> {
  const { id: ownerId, fullName: name } = change.staff;
  const event = { kind: "owner-changed", detail: { name } } as const;
  await updateBookings({ ...change, changeKey: undefined }, undefined, { ownerId }, event);
}

/**
 * Makes open bookings nobody's whose owner's account is removed. The removal hands over what is open then: the others keep their owner,
 * who shows who did the work, until they are open again.
 *
 * @returns those that are nobody's now
 */
export function releaseFromRemoved(change: ManyChange<Staff>) {
  const ofRemoved = change.transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, bookings.ownerId), isNotNull(users.deactivatedAt)));
  const isReleased = and(inArray(bookings.stage, [...openStages]), exists(ofRemoved));
  const values = { ownerId: null, ...noHandOver };
  return updateBookings({ ...change, changeKey: undefined }, isReleased, values, { kind: "owner-changed" });
}
