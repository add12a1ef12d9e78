import { eq } from "drizzle-orm";
import { z } from "zod";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { recognizeRepeat, recordBookingEvent } from "~/booking/record/events.server";
import { lockBooking } from "~/booking/record/find-booking.server";
import { emailAnswer } from "~/booking/schema";
import { searchText } from "~/booking/search";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { hasReached, readdressMails } from "~/mail/change-waiting.server";
import { enqueueLinkMail, replaceLink } from "./private-link.server";

export const correctionSchema = z.object({ email: emailAnswer });

/**
 * Corrects the address of a customer, and sends there what the earlier one has not got; with the same address, what it refused. If the
 * earlier address has got anything, whoever reads it knows the private link: the customer then gets a new one, in those mails or else in
 * one of its own, and that no longer works.
 *
 * @param formId of a request that may come again: what it has done already is not done again
 * @returns how many mails are sent again; null if there is no such booking
 * @throws {SessionEndedError}
 */
export async function correctEmail(
  bookingId: string | undefined,
  { email }: z.output<typeof correctionSchema>,
  session: Session,
  formId?: string,
): Promise<{ result: "done"; count: number; isChanged: boolean; hasNewLink: boolean } | null> {
  if (!isUuid(bookingId)) return null;
  return db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    const booking = await lockBooking(transaction, bookingId);
    if (!booking) return null;
    const { isRepeat, ofForm } = await recognizeRepeat(transaction, { staff, bookingId, formId }, { email });
    if (isRepeat) return { result: "done" as const, count: 0, isChanged: false, hasNewLink: false };
    const isChanged = email !== booking.email;
    const hasNewLink = isChanged && (await hasReached(transaction, { bookingId, address: booking.email }));
    if (isChanged) {
      if (hasNewLink) await replaceLink(transaction, bookingId);
      await transaction
        .update(bookings)
        .set({ email, searchText: searchText({ ...booking, email }) })
        .where(eq(bookings.id, bookingId));
    }
    const count = await readdressMails(transaction, { bookingId, from: booking.email, to: email });
    if (hasNewLink && count === 0) await enqueueLinkMail(transaction, { ...booking, email });
    if (isChanged || count > 0)
      await recordBookingEvent(transaction, {
        bookingId,
        kind: "email-corrected",
        actor: staff.email,
        detail: ofForm,
      });
    return { result: "done" as const, count, isChanged, hasNewLink };
  });
}
