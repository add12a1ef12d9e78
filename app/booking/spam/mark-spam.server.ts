import { and, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { accountOf, type Session, type Staff } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { changeManyAsStaff } from "~/booking/change/change-booking.server";
import {
  type ManyChange,
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
 * Marks bookings as spam, in one transaction: they leave all lists and counts, their waiting mails are canceled, and later
 * bookings of the same senders are marked, too. Ids without a booking are ignored, and so are bookings that are marked already: repeating
 * it records nothing.
 *
 * @param ids bounded by the caller
 * @returns null if none of the bookings exists
 * @throws {SessionEndedError}
 */
export function markSpam(ids: readonly string[], session: Session) {
  return changeManyAsStaff({ ids, session }, { isSpam: true }, async (change) => {
    const { transaction, bookings: found, staff } = change;
    const isUnmarked = and(inArray(bookings.id, found.map(toId)), isNull(bookings.spamAt));
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
 * Undoes the mark of bookings: they are again as they were, and what was held back of their mails is sent. Open ones whose owner's account
 * was removed meanwhile are nobody's. Otherwise as `markSpam`.
 */
export function unmarkSpam(ids: readonly string[], session: Session) {
  return changeManyAsStaff({ ids, session }, { isSpam: false }, async (change) => {
    const { transaction, bookings: found } = change;
    const isMarked = isNotNull(bookings.spamAt);
    const marked = await transaction
      .select()
      .from(bookings)
      .where(and(inArray(bookings.id, found.map(toId)), isMarked));
    const values = { spamAt: null, spamBy: null, spamReason: null };
    await updateBookings(change, isMarked, values, { kind: "unmarked-spam" });
    for (const booking of marked) await sendHeldMails(transaction, booking);
    await unassignRemovedOwners(change);
    await recordCount(change, "spam-unmarked", marked.length);
    return marked;
  });
}

const toId = ({ id }: { id: string }) => id;

/** Records in the audit log how many bookings a change of the mark has changed. */
async function recordCount(
  { transaction, staff: actor }: ManyChange<Staff>,
  action: "spam-marked" | "spam-unmarked",
  count: number,
): Promise<void> {
  if (count > 0) await recordAudit(transaction, { action, actor, detail: { count: String(count) } });
}

/** Mails that the mark canceled are sent now; a booking that the form suspected has never had its first mails. */
async function sendHeldMails(transaction: Database, booking: typeof bookings.$inferSelect): Promise<void> {
  if (booking.erasedAt) return;
  if (booking.spamReason !== "staff")
    return enqueueBookingMails(transaction, booking, { lane: "form", address: booking.clientAddress ?? "" });
  const mark = await findLastMark(booking.id, transaction);
  await requeueCanceledMails(transaction, (mark?.detail.mails ?? "").split(" ").filter(isUuid));
}
