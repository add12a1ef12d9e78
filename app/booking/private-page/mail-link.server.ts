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

/** More than the eight characters of a reference with spaces. */
const maxReferenceLength = 40;

const either = byLocale((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

/** Explains why a text cannot be a reference. Depends only on the text, so it does not reveal which requests exist. */
function explainNotFound(typed: string): string {
  const unused = findUnusedCharacters(typed);
  return unused.length > 0
    ? pageText.lookupErrors.reference.unused(either().format(unused))
    : pageText.lookupErrors.reference.format;
}

export const lookupSchema = z.object({
  /** All references that the visitor may have meant. */
  reference: z
    .string({ error: () => pageText.lookupErrors.reference.missing })
    .trim()
    .min(1, { error: () => pageText.lookupErrors.reference.missing, abort: true })
    .max(maxReferenceLength, { error: () => pageText.lookupErrors.reference.format, abort: true })
    .transform((typed, context) => {
      const references = readReferences(typed);
      if (references.length > 0) return references;
      context.addIssue({ code: "custom", message: explainNotFound(typed) });
      return z.NEVER;
    }),
  email: emailAnswer,
});

export type LinkLookup = z.output<typeof lookupSchema>;

const kind = "request-link";

/**
 * Mails the link to a request's own address, if a request with this reference and email exists and its page still opens. Neither the
 * response nor its duration may reveal whether the request exists, so both cases run the same statements. Without a request, or while an
 * earlier mail waits, a mail without a booking is queued and removed in the same transaction. The response also hides whether the mail is
 * delayed, because only existing requests count against a limit.
 *
 * @param address the client's address
 */
export async function mailPrivateLink(
  { reference: references, email }: LinkLookup,
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
          // A spam booking's address may belong to a person who never requested anything.
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
        // A waiting mail is treated like a missing request.
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
