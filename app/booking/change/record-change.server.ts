import { and, eq, exists, inArray, isNotNull, type SQL } from "drizzle-orm";
import { accountOf, type Staff } from "~/access/session";
import { recordBookingEvents } from "~/booking/record/events.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { noHandOver } from "~/booking/record/hand-over";
import { markOpened } from "~/booking/record/mark-seen.server";
import { type ChangeActor, canChange, isClosed, openStages } from "~/booking/stage/stages";
import { bookingStatus } from "~/booking/status";
import type { Database } from "~/db/connection.server";
import { type BookingEventKind, bookings, type Stage, users, type WaitingFor } from "~/db/schema.server";

export interface BulkChange<By extends Staff | null = Staff | null> {
  transaction: Database;
  /** Locked until the transaction ends, each once. */
  bookings: readonly Booking[];
  actor: ChangeActor;
  /** The person or program that acts as staff. Null for the visitor and the software. */
  staff: By;
  /**
   * Recorded with the change's events, so that a repeated form is recognized. Undefined without a form, and for an event that only follows
   * from the change.
   */
  changeKey?: string | undefined;
}

export interface Change<By extends Staff | null = Staff | null> extends BulkChange<By> {
  /** The only element of `bookings`. */
  booking: Booking;
  /** The id for a row that the change adds. The same form always has the same id. */
  rowId: string;
  /** Whether the customer replied after the form was opened, so that staff still have to read it. */
  hasUnreadReply?: boolean;
}

export type StaffChange = Change<Staff>;

export function recordInHistory(
  change: Omit<BulkChange, "bookings"> & { bookings: readonly { id: string }[] },
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

/** Changes only bookings that meet the condition. Returns them with their earlier values. */
export async function updateBookings(
  change: BulkChange,
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

interface NextState {
  stage?: Stage;
  waitingFor: WaitingFor;
  isReply?: boolean;
}

/**
 * Updates the stage and the waiting state in the caller's transaction. Staff work also marks a pending booking as viewed and the customer's
 * reply as seen, unless the reply came after the form was opened. A visitor's cancellation also marks the booking as viewed, because staff
 * need not look at it as new.
 *
 * @throws {Error} if the stages do not allow the change; callers check first
 */
export async function updateProgress(change: Change, next: NextState): Promise<void> {
  const { transaction, booking, actor, staff, hasUnreadReply } = change;
  const now = new Date();
  const stage = next.stage ?? booking.stage;
  const waitingFor = hasUnreadReply ? "us" : next.waitingFor;
  const isMove = stage !== booking.stage;
  const isPending = booking.status === bookingStatus.pending;
  const isFirstView = isPending && staff !== null;
  const isCanceledUnviewed = isPending && actor === "visitor" && isMove && isClosed(stage);
  if (isMove && !canChange(booking.stage, stage, actor))
    throw new Error(`A booking cannot change from ${booking.stage} to ${stage}.`);
  await transaction
    .update(bookings)
    .set({
      waitingFor,
      ...(waitingFor !== booking.waitingFor && { waitingSince: now }),
      ...(next.isReply && { repliedAt: now }),
      ...(isMove && { stage, stageChangedAt: now }),
      ...(isFirstView && { status: bookingStatus.viewed, viewedAt: now, viewedBy: accountOf(staff) }),
      ...(isCanceledUnviewed && { status: bookingStatus.viewed, viewedAt: now }),
    })
    .where(eq(bookings.id, booking.id));
  if (staff && !hasUnreadReply) await markOpened(booking, staff.id, transaction);
  if (isFirstView) await recordInHistory({ ...change, changeKey: undefined }, "viewed");
  if (isMove) await recordInHistory(change, "stage-changed", { from: booking.stage, to: stage });
}

/** Makes the staff member the owner, because the first person to work on an unassigned booking owns it. */
export async function assignToActor(change: StaffChange): Promise<void> {
  const { id: ownerId, fullName: name } = change.staff;
  const event = { kind: "owner-changed", detail: { name } } as const;
  await updateBookings({ ...change, changeKey: undefined }, undefined, { ownerId }, event);
}

/**
 * Unassigns open bookings whose owner's account is removed. The removal hands over only the bookings that are open then. The others keep
 * their owner, to show who did the work, until they are reopened.
 *
 * @returns the unassigned bookings
 */
export function unassignRemovedOwners(change: BulkChange<Staff>) {
  const removedOwners = change.transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, bookings.ownerId), isNotNull(users.deactivatedAt)));
  const hasRemovedOwner = and(inArray(bookings.stage, [...openStages]), exists(removedOwners));
  const values = { ownerId: null, ...noHandOver };
  return updateBookings({ ...change, changeKey: undefined }, hasRemovedOwner, values, {
    kind: "owner-changed",
  });
}
