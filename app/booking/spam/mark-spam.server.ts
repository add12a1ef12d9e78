import { and, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { accountOf, type Session, type Staff } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { changeManyAsStaff } from "~/booking/change/change-booking.server";
import {
  type BulkChange,
  recordInHistory,
  updateBookings,
  unassignRemovedOwners,
} from "~/booking/change/record-change.server";
import { enqueueBookingMails } from "~/booking/mail/enqueue-booking-mails.server";
import type { Database } from "~/db/connection.server";
import { bookings, type SpamReason } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { cancelWaitingMails, requeueCanceledMails } from "~/mail/cancel-mails.server";
import { canceledAsSpam } from "~/messages/spam";
import { findLastMark } from "./spam-events.server";

/**
 * Marks bookings as spam in one transaction. They leave all lists and counts except those of spam, and their waiting mails are canceled.
 * Later bookings of the same senders are marked too. Ignores unknown ids and marked bookings, so a repeat records nothing.
 *
 * @param ids bounded by the caller
 * @returns null if none of the bookings exists
 * @throws {SessionEndedError}
 */
export function markSpam(ids: readonly string[], session: Session) {
  return changeManyAsStaff({ ids, session }, { isSpam: true }, async (change) => {
    const { transaction, bookings: found, staff } = change;
    const isUnmarked = and(inArray(bookings.id, found.map(idOf)), isNull(bookings.spamAt));
    const marked = await transaction
      .update(bookings)
      .set({ spamAt: sql`now()`, spamBy: accountOf(staff), spamReason: "staff" })
      .where(isUnmarked)
      .returning({ id: bookings.id });
    for (const { id } of marked) {
      const mails = await cancelWaitingMails(transaction, { bookingId: id }, canceledAsSpam);
      const detail = { reason: "staff" satisfies SpamReason, mails: mails.join(" ") };
      await recordInHistory({ ...change, bookings: [{ id }] }, "marked-spam", detail);
    }
    await recordCount(change, "spam-marked", marked.length);
    return marked;
  });
}

/**
 * Restores bookings that were marked as spam, and sends the mails that were held back. Unassigns open bookings whose owner's account was
 * removed in the meantime. Parameters, result and errors are those of `markSpam`.
 */
export function unmarkSpam(ids: readonly string[], session: Session) {
  return changeManyAsStaff({ ids, session }, { isSpam: false }, async (change) => {
    const { transaction, bookings: found } = change;
    const isMarked = isNotNull(bookings.spamAt);
    const marked = await transaction
      .select()
      .from(bookings)
      .where(and(inArray(bookings.id, found.map(idOf)), isMarked));
    const values = { spamAt: null, spamBy: null, spamReason: null };
    await updateBookings(change, isMarked, values, { kind: "unmarked-spam" });
    for (const booking of marked) await sendHeldMails(transaction, booking);
    await unassignRemovedOwners(change);
    await recordCount(change, "spam-unmarked", marked.length);
    return marked;
  });
}

const idOf = ({ id }: { id: string }) => id;

async function recordCount(
  { transaction, staff: actor }: BulkChange<Staff>,
  action: "spam-marked" | "spam-unmarked",
  count: number,
): Promise<void> {
  if (count > 0) await recordAudit(transaction, { action, actor, detail: { count: String(count) } });
}

/** Sends the mails that the mark canceled. A booking that the form suspected has never had its first mails. */
async function sendHeldMails(transaction: Database, booking: typeof bookings.$inferSelect): Promise<void> {
  if (booking.erasedAt) return;
  if (booking.spamReason !== "staff")
    return enqueueBookingMails(transaction, booking, { lane: "form", address: booking.clientAddress ?? "" });
  const mark = await findLastMark(booking.id, transaction);
  await requeueCanceledMails(transaction, (mark?.detail.mails ?? "").split(" ").filter(isUuid));
}
