import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Session } from "~/access/session";
import { changeAsStaff } from "~/booking/change/change-booking.server";
import { recordInHistory } from "~/booking/change/record-change.server";
import { cancelVoidMails } from "~/booking/mail/void-mails.server";
import { enqueueLinkMail, replaceLink } from "~/booking/private-page/private-link.server";
import { emailAnswer } from "~/booking/schema";
import { searchText } from "~/booking/search-text";
import { bookings } from "~/db/schema.server";
import { hasReached, readdressMails } from "~/mail/readdress-mails.server";

export const correctionSchema = z.object({ email: emailAnswer });

/**
 * Corrects the address of a customer, and sends there what the earlier one has not got; with the same address, what it refused. If the
 * earlier address has got anything, whoever reads it knows the private link: the customer then gets a new one, in those mails or else in
 * one of its own, and that no longer works.
 *
 * @param form.formId of a request that may come again: what it has done already is not done again
 * @returns how many mails are sent again, nothing for a form that was sent before; null if there is no such booking
 * @throws {SessionEndedError}
 */
export function correctEmail(
  bookingId: string | undefined,
  { email, formId = randomUUID() }: z.output<typeof correctionSchema> & { formId?: string },
  session: Session,
): Promise<{ result: "done"; count?: number; isChanged?: boolean; hasNewLink?: boolean } | null> {
  return changeAsStaff({ bookingId, session, formId }, { email }, async (change) => {
    const { transaction, booking } = change;
    const { id, email: earlier } = booking;
    const isChanged = email !== earlier;
    const hasNewLink = isChanged && (await hasReached(transaction, { bookingId: id, email: earlier }));
    if (hasNewLink) await replaceLink(transaction, id);
    if (isChanged)
      await transaction
        .update(bookings)
        .set({ email, searchText: searchText({ ...booking, email }) })
        .where(eq(bookings.id, id));
    const count = await readdressMails(transaction, { bookingId: id, from: earlier, to: email });
    if (hasNewLink && count === 0) await enqueueLinkMail(transaction, { ...booking, email });
    if (isChanged || count > 0) await recordInHistory(change, "email-corrected");
    // What is sent again may no longer be true.
    await cancelVoidMails(transaction, booking);
    return { result: "done", count, isChanged, hasNewLink } as const;
  });
}
