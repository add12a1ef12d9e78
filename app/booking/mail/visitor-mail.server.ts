import { eq, notExists, type SQL } from "drizzle-orm";
import type { Staff } from "~/access/session";
import { beginsWithGreeting, toGreeting, toSignature } from "~/booking/mail/greeting";
import type { Booking } from "~/booking/record/find-booking.server";
import { formatReference } from "~/booking/reference";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type MailCondition, type MailContent, mails } from "~/db/schema.server";
import { enqueueMail, type NewMail } from "~/mail/outbox.server";
import { withLocale } from "~/messages/current-locale.server";
import { defaultLocale } from "~/messages/languages";
import * as sharedText from "~/messages/mails/shared";
import { company } from "~/settings/company";

interface VisitorMail {
  /** What the mail reports; the list of mails shows it. */
  kind: string;
  subject: (reference: string) => string;
  /** The text that staff have read and may have edited. An empty line separates paragraphs. */
  text: string;
  /** Who wrote the text, and signs it; nobody for one that the software sends by itself. A program writes in the name of the company. */
  by?: Pick<Staff, "fullName" | "isProgram"> | undefined;
  /** What staff have written beside it, such as the note of a quote. */
  quote?: string;
  facts?: NonNullable<MailContent["facts"]>;
  /** Set for a mail that is queued only once. */
  onceKey?: string | undefined;
  calendar?: { text: string; method: "REQUEST" | "CANCEL" } | undefined;
  /** What must still be so when the mail is sent. */
  condition?: MailCondition | undefined;
  /** After this time the mail is of no use. */
  expiresAt?: Date | undefined;
}

/**
 * Queues a mail to the visitor about their booking, in the transaction of what it reports; none about spam.
 *
 * @param write returns the mail; called in the language of the booking
 */
export async function enqueueVisitorMail(
  transaction: Database,
  booking: Booking,
  write: () => VisitorMail | Promise<VisitorMail>,
): Promise<void> {
  if (booking.spamAt) return;
  await withLocale(booking.language, async () => enqueueMail(transaction, toMail(booking, await write())));
}

/** The condition that no mail with a key has been queued. */
export function isUnsent(onceKey: SQL): SQL {
  return notExists(db().select({ id: mails.id }).from(mails).where(eq(mails.onceKey, onceKey)));
}

/**
 * Returns the text of a mail as the visitor is to read it: the suggested one in the current language, where staff have left it as they saw
 * it in English. Their own words are sent as written.
 */
export function inVisitorsWords(text: string, suggest: () => string): string {
  return text === withLocale(defaultLocale, suggest) ? suggest() : text;
}

function toMail(
  { id, fullName, email, reference }: Booking,
  { kind, subject, text, by, quote, facts = [], onceKey, calendar, condition, expiresAt }: VisitorMail,
): NewMail {
  return {
    kind: `booking-${kind}`,
    bookingId: id,
    toAddress: email,
    replyTo: company().email,
    subject: subject(formatReference(reference)),
    content: {
      ...(!isGreeting(text) && { greeting: toGreeting(fullName) }),
      paragraphs: text.split(/\n{2,}/),
      ...(by && { signature: toSignature(by.isProgram ? "" : by.fullName) }),
      ...(quote && { quote }),
      facts: [{ label: sharedText.reference, value: formatReference(reference) }, ...facts],
      action: { label: sharedText.openPrivatePage, page: "request" },
    },
    onceKey,
    calendar: calendar?.text,
    calendarMethod: calendar?.method,
    condition,
    expiresAt,
  };
}

/** Staff may greet in English whatever the visitor reads. */
function isGreeting(text: string): boolean {
  return beginsWithGreeting(text) || withLocale(defaultLocale, () => beginsWithGreeting(text));
}
