import { randomUUID } from "node:crypto";
import { and, inArray, type SQL } from "drizzle-orm";
import { toChangeKey } from "~/access/change-key.server";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session, Staff } from "~/access/session";
import { cancelVoidMails } from "~/booking/mail/void-mails.server";
import { isRecorded, recordBookingEvents } from "~/booking/record/events.server";
import { type Booking, lockBookings } from "~/booking/record/find-booking.server";
import type { Actor } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type BookingEventKind, bookings } from "~/db/schema.server";

/** What a change of several bookings may use. */
export interface ManyChange<By extends Staff | null = Staff | null> {
  transaction: Database;
  /** Locked until the transaction ends; each once. */
  bookings: readonly Booking[];
  actor: Actor;
  /** The person or program that acts as staff; null for the visitor, and for the software. */
  staff: By;
  /**
   * Recorded with the events of the change, so that a repeated form is recognized. Undefined for a change without a form, and for an event
   * that only follows from the change.
   */
  changeKey?: string | undefined;
}

/** What a change of one booking may use. */
export interface Change<By extends Staff | null = Staff | null> extends ManyChange<By> {
  /** The only one of `bookings`. */
  booking: Booking;
  /** The id of a row that the change adds: the same for the same form. */
  rowId: string;
  /** Whether the customer did something after the form was opened, which staff have to read. */
  hasUnread?: boolean;
}

/** What a change of one booking by a member of staff may use. */
export type StaffChange = Change<Staff>;

interface StaffForm {
  session: Session;
  /** Of a form or request that may come again: with the same content, it changes a booking once. */
  formId?: string | undefined;
}

type Done = { result: "done" };

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
  change: (context: StaffChange) => Promise<Result>,
): Promise<Result | Done | null> {
  return runOne({ actor: "staff", bookingId, formId, content }, requireSession(session), change);
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
 * @param change returns those that it has changed
 * @param open a transaction that has locked nothing but accounts; without it, one of its own
 * @returns null if none of the bookings exists
 * @throws {SessionEndedError}
 */
export function changeManyAsStaff(
  { ids, session, formId }: StaffForm & { ids: readonly (string | undefined)[] },
  content: unknown,
  change: (context: ManyChange<Staff>) => Promise<readonly unknown[]>,
  open?: Database,
): Promise<ManyChanged | null> {
  return run(
    { actor: "staff", ids, formId, content, open },
    requireSession(session),
    async (context, isRepeat) => {
      const changed = isRepeat ? [] : await change(context);
      return { result: "done", count: context.bookings.length, changed: changed.length };
    },
  );
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
  change: (context: Change<null>) => Promise<Result>,
): Promise<Result | Done | null> {
  return runOne({ actor: "visitor", bookingId, formId, content }, nobody, async (context) => {
    const result = await change(context);
    await cancelVoidMails(context.transaction, context.booking);
    return result;
  });
}

/**
 * Runs a change without a form, such as a reminder by the software itself, in one transaction, which holds the booking's lock. Whether it is
 * still due has to be checked there: any number of processes may find it at once.
 *
 * @param isDue has to hold under the lock; by default, that the personal data of the booking were not erased
 * @returns null if there is no such booking
 */
export function changeAsSoftware<Result>(
  bookingId: string,
  change: (context: Change<null>) => Promise<Result>,
  isDue?: SQL,
): Promise<Result | null> {
  return run({ actor: "software", ids: [bookingId], condition: isDue }, nobody, change);
}

const requireSession = (session: Session) => (transaction: Database) =>
  requireLiveSession(transaction, session);

const nobody = () => Promise.resolve(null);

interface Target {
  actor: Actor;
  ids: readonly (string | undefined)[];
  formId?: string | undefined;
  content?: unknown;
  condition?: SQL | undefined;
  open?: Database | undefined;
}

/** Runs every change of bookings: who acts is checked first, because accounts and sessions are locked before bookings. */
async function run<By extends Staff | null, Result>(
  { actor, ids, formId, content, condition, open }: Target,
  findStaff: (transaction: Database) => Promise<By>,
  change: (context: Change<By>, isRepeat: boolean) => Promise<Result>,
): Promise<Result | null> {
  const runIn = async (transaction: Database) => {
    const staff = await findStaff(transaction);
    const locked = await lockBookings(transaction, ids, condition);
    const [booking] = locked;
    if (!booking) return null;
    const changeKey = formId === undefined ? undefined : toChangeKey(staff, formId, [booking.id, content]);
    const isRepeat = changeKey !== undefined && (await isRecorded(transaction, booking.id, changeKey));
    const rowId = changeKey ?? randomUUID();
    return change({ transaction, bookings: locked, booking, actor, staff, changeKey, rowId }, isRepeat);
  };
  return open ? runIn(open) : db().transaction(runIn);
}

function runOne<By extends Staff | null, Result extends { result: string }>(
  { bookingId, ...target }: Omit<Target, "ids"> & { bookingId: string | undefined },
  findStaff: (transaction: Database) => Promise<By>,
  change: (context: Change<By>) => Promise<Result>,
): Promise<Result | Done | null> {
  return run<By, Result | Done>({ ...target, ids: [bookingId] }, findStaff, async (context, isRepeat) =>
    isRepeat ? { result: "done" } : change(context),
  );
}

/**
 * Updates those bookings of a change that meet a condition, and records an event of each.
 *
 * @returns them, as they were before
 */
export async function updateBookings(
  change: ManyChange,
  condition: SQL | undefined,
  values: Partial<typeof bookings.$inferInsert>,
  { kind, detail = {} }: { kind: BookingEventKind; detail?: Record<string, string> },
): Promise<Booking[]> {
  const ids = change.bookings.map(({ id }) => id);
  const updated = await change.transaction
    .update(bookings)
    .set(values)
    .where(and(inArray(bookings.id, ids), condition))
    .returning({ id: bookings.id });
  const changedIds = new Set(updated.map(({ id }) => id));
  const changed = change.bookings.filter(({ id }) => changedIds.has(id));
  await recordInHistory({ ...change, bookings: changed }, kind, detail);
  return changed;
}

/** Records an event of each booking of a change, by whoever makes it. */
export function recordInHistory(
  change: Omit<ManyChange, "bookings"> & { bookings: readonly { id: string }[] },
  kind: BookingEventKind,
  detail: Record<string, string> = {},
): Promise<void> {
  const { transaction, staff, changeKey } = change;
  return recordBookingEvents(transaction, change.bookings, {
    kind,
    actor: staff?.email ?? null,
    detail: changeKey === undefined ? detail : { ...detail, form: changeKey },
  });
}
