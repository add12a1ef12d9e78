import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { requireLiveSession } from "~/access/live-session.server";
import { accountOf, type Session, type Staff } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { enqueueBookingMails } from "~/booking/mail/enqueue-booking-mails.server";
import { recognizeRepeat, recordBookingEvent } from "~/booking/record/events.server";
import { lockBookings } from "~/booking/record/find-booking.server";
import { releaseFromRemoved } from "~/booking/record/take-booking.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings, type SpamReason } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { cancelWaitingMails, resumeMails } from "~/mail/hold-mails.server";
import { canceledAsSpam } from "~/messages/booking-workflow";
import { addSpamMark, removeSpamMark } from "~/senders/spam-marks.server";
import { findLastMark } from "./spam-events.server";

/** `count` bookings exist, and now are spam or not, whether or not they were before. */
type Marking = { result: "done"; count: number };

/**
 * Marks bookings as spam, in one transaction: they leave all lists and counts, their waiting mails are canceled, and where they
 * came from counts against the limits. Ids without a booking are ignored, and so are bookings that are marked already: repeating
 * it records nothing.
 *
 * @param ids bounded by the caller
 * @param formId of a request about one booking that may come again: what it has done already is not done again
 * @returns how many of the bookings exist; null if none does
 * @throws {SessionEndedError}
 */
export function markSpam(ids: readonly string[], session: Session, formId?: string): Promise<Marking | null> {
  return db().transaction(async (transaction): Promise<Marking | null> => {
    const staff = await requireLiveSession(transaction, session);
    const found = await lockBookings(transaction, ids);
    if (found.length === 0) return null;
    const request = { staff, bookingId: found[0], formId };
    const { isRepeat, ofForm } = await recognizeRepeat(transaction, request, { isSpam: true });
    if (isRepeat) return { result: "done", count: found.length };
    const marked = await transaction
      .update(bookings)
      .set({ spamAt: sql`now()`, spamBy: accountOf(staff), spamReason: "staff" })
      .where(and(inArray(bookings.id, found), isNull(bookings.spamAt)))
      .returning({ id: bookings.id, clientAddress: bookings.clientAddress });
    for (const { id, clientAddress } of marked) {
      const mails = await cancelWaitingMails(transaction, { bookingId: id }, canceledAsSpam);
      await addSpamMark(transaction, id, clientAddress, "staff");
      await recordBookingEvent(transaction, {
        bookingId: id,
        kind: "marked-spam",
        actor: staff.email,
        detail: { reason: "staff" satisfies SpamReason, mails: mails.join(" "), ...ofForm },
      });
    }
    await recordCount(transaction, "spam-marked", staff, marked.length);
    return { result: "done", count: found.length };
  });
}

/**
 * Undoes the mark of bookings: they are again as they were, and what was held back of their mails is sent. Open ones whose owner's account
 * was removed meanwhile are nobody's. Ids without a booking are ignored, and so are bookings that are not marked: repeating it records nothing.
 *
 * @param ids bounded by the caller
 * @param formId of a request about one booking that may come again: what it has done already is not done again
 * @returns how many of the bookings exist; null if none does
 * @throws {SessionEndedError}
 */
export function unmarkSpam(
  ids: readonly string[],
  session: Session,
  formId?: string,
): Promise<Marking | null> {
  return db().transaction(async (transaction): Promise<Marking | null> => {
    const staff = await requireLiveSession(transaction, session);
    const found = await lockBookings(transaction, ids);
    if (found.length === 0) return null;
    const request = { staff, bookingId: found[0], formId };
    const { isRepeat, ofForm } = await recognizeRepeat(transaction, request, { isSpam: false });
    if (isRepeat) return { result: "done", count: found.length };
    const marked = await transaction
      .select()
      .from(bookings)
      .where(and(inArray(bookings.id, found), isNotNull(bookings.spamAt)));
    for (const booking of marked) {
      const { id } = booking;
      await transaction
        .update(bookings)
        .set({ spamAt: null, spamBy: null, spamReason: null })
        .where(eq(bookings.id, id));
      await removeSpamMark(transaction, id);
      await sendHeldMails(transaction, booking);
      await recordBookingEvent(transaction, {
        bookingId: id,
        kind: "unmarked-spam",
        actor: staff.email,
        detail: ofForm,
      });
    }
    await releaseFromRemoved(transaction, found, staff);
    await recordCount(transaction, "spam-unmarked", staff, marked.length);
    return { result: "done", count: found.length };
  });
}

/** Mails that the mark canceled are sent now; a booking that the form suspected has never had its first mails. */
async function sendHeldMails(transaction: Database, booking: typeof bookings.$inferSelect): Promise<void> {
  if (booking.erasedAt) return;
  if (booking.spamReason !== "staff")
    return enqueueBookingMails(transaction, booking, { lane: "form", address: booking.clientAddress ?? "" });
  const mark = await findLastMark(booking.id, transaction);
  await resumeMails(transaction, (mark?.detail.mails ?? "").split(" ").filter(isUuid));
}

async function recordCount(
  transaction: Database,
  action: "spam-marked" | "spam-unmarked",
  actor: Staff,
  count: number,
): Promise<void> {
  if (count > 0) await recordAudit(transaction, { action, actor, detail: { count: String(count) } });
}
