import { eq, notExists, type SQL } from "drizzle-orm";
import type { Staff } from "~/access/session";
import type { Booking } from "~/booking/record/find-booking.server";
import { formatReference } from "~/booking/reference";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type MailCondition, type MailContent, mails } from "~/db/schema.server";
import { enqueueMail, type NewMail } from "~/mail/outbox.server";
import { withLocale } from "~/messages/current-locale.server";
import * as english from "~/messages/en-US/mails/visitor";
import * as sharedText from "~/messages/mails/shared";
import * as texts from "~/messages/mails/visitor";
import { company } from "~/settings/company";
import { beginsWithGreeting, toGreeting, toSignature } from "./greeting";

/** The names of the texts that are suggested to staff. */
type Suggestion = {
  [Name in keyof typeof english]: (typeof english)[Name] extends { text: string } ? Name : never;
}[keyof typeof english];

interface VisitorMail {
  /** What the mail reports; the list of mails shows it. */
  kind: string;
  subject: (reference: string) => string;
  /** The text that staff have read and may have edited. An empty line separates paragraphs. */
  text: string;
  /** What was suggested to them as the text: where they have left it as they saw it in English, the visitor gets it in their language. */
  suggestion?: Suggestion;
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
  write: () => VisitorMail,
): Promise<void> {
  if (booking.spamAt) return;
  const mail = withLocale(booking.language, () => toMail(booking, write()));
  await enqueueMail(transaction, mail);
}

/** The condition that no mail with a key has been queued. */
export function isUnsent(onceKey: SQL): SQL {
  return notExists(db().select({ id: mails.id }).from(mails).where(eq(mails.onceKey, onceKey)));
}

function toMail({ id, fullName, email, reference, language }: Booking, mail: VisitorMail): NewMail {
  const { kind, subject, by, quote, facts = [], onceKey, calendar, condition, expiresAt } = mail;
  const text = toText(mail);
  return {
    kind: `booking-${kind}`,
    bookingId: id,
    toAddress: email,
    replyTo: company().email,
    subject: subject(formatReference(reference)),
    content: {
      language,
      ...(!beginsWithGreeting(text) && { greeting: toGreeting(fullName) }),
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

/** Returns the text of a mail as the visitor is to read it. What staff have written themselves is sent as it is. */
function toText({ text, suggestion }: VisitorMail): string {
  return suggestion && text === english[suggestion].text ? texts[suggestion].text : text;
}
