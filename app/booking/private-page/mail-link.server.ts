import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { toGreeting } from "~/booking/mail/greeting";
import { formatReference } from "~/booking/reference";
import { db } from "~/db/client.server";
import { bookings, mails } from "~/db/schema.server";
import { enqueueLimitedMail } from "~/mail/mail-limits.server";
import { takeBackMail } from "~/mail/remove-mails.server";
import { currentLocale, withLocale } from "~/messages/current-locale.server";
import * as text from "~/messages/mails/visitor";
import { company } from "~/settings/company";
import type { Lookup } from "./lookup";
import { isOpen } from "./private-link.server";

const kind = "request-link";

/**
 * Mails the link to a request to its own address, if there is one with this reference and email
 * whose page still opens. Whether there is must not show in
 * the time either, so both ways run the same statements: without a request, a mail without a booking is queued and removed again in
 * the same transaction. Nor does it say whether the mail is delayed: only one about a request counts against a limit.
 *
 * @param address the client's
 */
export async function mailPrivateLink(
  { reference: references, email }: Lookup,
  address: string,
): Promise<void> {
  await db().transaction(async (transaction) => {
    const [booking] = await transaction
      .select({
        id: bookings.id,
        reference: bookings.reference,
        email: bookings.email,
        language: bookings.language,
        fullName: bookings.fullName,
      })
      .from(bookings)
      .where(
        and(
          inArray(bookings.reference, references),
          eq(sql`lower(${bookings.email})`, email.toLowerCase()),
          // The address may be that of somebody who never asked for anything.
          isNull(bookings.spamAt),
          isOpen,
        ),
      )
      .limit(1);
    await withLocale(booking?.language ?? currentLocale(), () => {
      const mail = {
        kind,
        bookingId: booking?.id ?? null,
        toAddress: booking?.email ?? email,
        replyTo: company().email,
        subject: text.privatePageLink.subject(formatReference(booking?.reference ?? references[0] ?? "")),
        content: {
          greeting: toGreeting(booking?.fullName ?? ""),
          paragraphs: text.privatePageLink.paragraphs,
          action: { label: text.privatePageLink.open, page: "request" as const },
        },
      };
      return enqueueLimitedMail(transaction, mail, { lane: "link", address });
    });
    await takeBackMail(transaction, and(eq(mails.kind, kind), isNull(mails.bookingId)));
  });
}
