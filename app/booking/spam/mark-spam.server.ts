import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { accountOf, type Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { enqueueBookingMails } from "~/booking/mail/enqueue-booking-mails.server";
import { releaseFromRemoved } from "~/booking/owner/take-booking.server";
import { changeMany, type ManyChange, type ManyChanged } from "~/booking/record/change-many.server";
import { recordBookingEvent } from "~/booking/record/events.server";
import type { Database } from "~/db/connection.server";
import { bookings, type SpamReason } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { cancelWaitingMails, resumeMails } from "~/mail/hold-mails.server";
import { canceledAsSpam } from "~/messages/booking-workflow";
import { addSpamMark, removeSpamMark } from "~/senders/spam-marks.server";
import { findLastMark } from "./spam-events.server";

/**
 * Marks bookings as spam, in one transaction: they leave all lists and counts, their waiting mails are canceled, and where they
 * came from counts against the limits. Ids without a booking are ignored, and so are bookings that are marked already: repeating
 * it records nothing.
 *
 * @param ids bounded by the caller
 * @param formId of a request about one booking that may come again: what it has done already is not done again
 * @returns null if none of the bookings exists
 * @throws {SessionEndedError}
 */
export function markSpam(ids: readonly string[], session: Session, formId?: string) {
  return changeSpam(true, { ids, session, formId }, async ({ transaction, staff, found, ofForm }) => {
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
    return marked.length;
  });
}

/**
 * Undoes the mark of bookings: they are again as they were, and what was held back of their mails is sent. Open ones whose owner's account
 * was removed meanwhile are nobody's. Otherwise as `markSpam`.
 */
export function unmarkSpam(ids: readonly string[], session: Session, formId?: string) {
  return changeSpam(
    false,
    { ids, session, formId },
    async ({ transaction, staff, found, ofForm: detail }) => {
      const marked = await transaction
        .select()
        .from(bookings)
        .where(and(inArray(bookings.id, found), isNotNull(bookings.spamAt)));
      for (const booking of marked) {
        const { id: bookingId } = booking;
        await transaction
          .update(bookings)
          .set({ spamAt: null, spamBy: null, spamReason: null })
          .where(eq(bookings.id, bookingId));
        await removeSpamMark(transaction, bookingId);
        await sendHeldMails(transaction, booking);
        await recordBookingEvent(transaction, {
          bookingId,
          kind: "unmarked-spam",
          actor: staff.email,
          detail,
        });
      }
      await releaseFromRemoved(transaction, found, staff);
      return marked.length;
    },
  );
}

interface SpamForm {
  ids: readonly string[];
  session: Session;
  formId: string | undefined;
}

/** Runs a change of the mark and records in the audit log how many it has changed. */
function changeSpam(
  isSpam: boolean,
  form: SpamForm,
  change: (context: ManyChange) => Promise<number>,
): Promise<ManyChanged | null> {
  return changeMany({ ...form, content: { isSpam } }, async (context) => {
    const changed = await change(context);
    const action = isSpam ? "spam-marked" : "spam-unmarked";
    const detail = { count: String(changed) };
    if (changed > 0) await recordAudit(context.transaction, { action, actor: context.staff, detail });
    return changed;
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
