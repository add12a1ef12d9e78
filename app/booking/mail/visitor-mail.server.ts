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

type Suggestion = {
  [Name in keyof typeof english]: (typeof english)[Name] extends { text: string } ? Name : never;
}[keyof typeof english];

interface VisitorMail {
  /** The event, for the list of mails. */
  kind: string;
  subject: (reference: string) => string;
  /** The text that staff read and may have edited. An empty line separates paragraphs. */
  text: string;
  /** The suggested text. If staff left its English text unchanged, the visitor gets it in their language. */
  suggestion?: Suggestion;
  /** The author, who signs the mail. Undefined for automatic mails. A program writes in the company's name. */
  by?: Pick<Staff, "fullName" | "isProgram"> | undefined;
  /** An additional text by staff, such as the note of a quote. */
  quote?: string;
  facts?: NonNullable<MailContent["facts"]>;
  onceKey?: string | undefined;
  calendar?: { text: string; method: "REQUEST" | "CANCEL" } | undefined;
  condition?: MailCondition | undefined;
  expiresAt?: Date | undefined;
}

/** Queues a mail, in the transaction of the reported change. Calls `write` in the booking's language. Spam gets no mail. */
export async function enqueueVisitorMail(
  transaction: Database,
  booking: Booking,
  write: () => VisitorMail,
): Promise<void> {
  if (booking.spamAt) return;
  const mail = withLocale(booking.language, () => toVisitorMail(booking, write()));
  await enqueueMail(transaction, mail);
}

export function isUnsent(onceKey: SQL): SQL {
  return notExists(db().select({ id: mails.id }).from(mails).where(eq(mails.onceKey, onceKey)));
}

function toVisitorMail({ id, fullName, email, reference, language }: Booking, mail: VisitorMail): NewMail {
  const { kind, subject, by, quote, facts = [], onceKey, calendar, condition, expiresAt } = mail;
  const text = toMailText(mail);
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

/** Returns the text in the visitor's language. Texts by staff are sent unchanged. */
function toMailText({ text, suggestion }: VisitorMail): string {
  return suggestion && text === english[suggestion].text ? texts[suggestion].text : text;
}
