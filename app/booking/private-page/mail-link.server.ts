import "~/lib/zod-config";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { toGreeting } from "~/booking/mail/greeting";
import { findUnusedCharacters, formatReference, readReferences } from "~/booking/reference";
import { emailAnswer } from "~/booking/schema";
import { db } from "~/db/client.server";
import { bookings, mails } from "~/db/schema.server";
import { enqueueLimitedMail, findWaiting } from "~/mail/mail-limits.server";
import { takeBackMail } from "~/mail/remove-mails.server";
import { byLocale } from "~/messages/by-locale";
import { currentLocale, withLocale } from "~/messages/current-locale.server";
import * as text from "~/messages/mails/visitor";
import * as pageText from "~/messages/private-page";
import { company } from "~/settings/company";
import { isLinkOpen } from "./private-link.server";

/** Characters of a reference that are read: more than anyone needs for eight with spaces. */
const maxReferenceLength = 40;

const either = byLocale((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

/** Explains why a text cannot be a reference. Depends on the text alone, so it does not reveal which requests exist. */
function explain(typed: string): string {
  const unused = findUnusedCharacters(typed);
  return unused.length > 0
    ? pageText.lookupErrors.reference.unused(either().format(unused))
    : pageText.lookupErrors.reference.format;
}

/** The form that asks for the link to a request. */
export const lookupSchema = z.object({
  /** Every reference that may be meant. */
  reference: z
    .string({ error: () => pageText.lookupErrors.reference.missing })
    .trim()
    .min(1, { error: () => pageText.lookupErrors.reference.missing, abort: true })
    .max(maxReferenceLength, { error: () => pageText.lookupErrors.reference.format, abort: true })
    .transform((typed, context) => {
      const references = readReferences(typed);
      if (references.length > 0) return references;
      context.addIssue({ code: "custom", message: explain(typed) });
      return z.NEVER;
    }),
  email: emailAnswer,
});

export type Lookup = z.output<typeof lookupSchema>;

const kind = "request-link";

/**
 * Sends the link to a request to its own address, if there is a request with this reference and email whose page still opens. Whether
 * there is must not show in the time either, so both ways run the same statements: without a request, an email without a booking is
 * queued and removed again in the same transaction, and so it is while an earlier one still waits. Nor does it say whether the email is delayed: only one about a request counts
 * against a limit.
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
          isLinkOpen,
        ),
      )
      .limit(1);
    const about = { kind, bookingId: booking?.id ?? null, toAddress: booking?.email ?? email };
    const isWaiting = (await findWaiting(transaction, about)) !== undefined;
    await withLocale(booking?.language ?? currentLocale(), () => {
      const mail = {
        ...about,
        // As if there were none.
        ...(isWaiting && { bookingId: null }),
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
