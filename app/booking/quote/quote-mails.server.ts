import { toSender } from "~/booking/mail/greeting";
import { enqueueVisitorMail } from "~/booking/mail/visitor-mail.server";
import type { Booking } from "~/booking/record/find-booking.server";
import type { Database } from "~/db/connection.server";
import type { MailContent } from "~/db/schema.server";
import { formatDollars } from "~/lib/format-amount";
import { formatPacificDay, formatPacificLong } from "~/lib/pacific-time";
import * as mails from "~/messages/mails/visitor";
import { toBillingFacts } from "~/settings/billing";
import { findBilling } from "~/settings/billing.server";
import type { NewQuote, Quote } from "./quote";

type Facts = NonNullable<MailContent["facts"]>;

/** What a mail repeats of a quote. */
type QuoteContent = Pick<Quote, "number" | "lines" | "totalCents">;

/** Returns the lines of a quote for a mail, and what they come to. */
function toLineFacts({ lines, totalCents }: QuoteContent): Facts {
  return [
    ...lines.map(({ label, quantity, unitCents }) => ({
      label,
      value:
        quantity === 1
          ? formatDollars(unitCents)
          : mails.quote.amount(quantity, formatDollars(unitCents), formatDollars(quantity * unitCents)),
    })),
    { label: mails.quote.total, value: formatDollars(totalCents) },
  ];
}

/** Returns what a mail about another change tells of the quote that ended with it; nothing without one. */
export function toWithdrawnFacts(withdrawn: QuoteContent | null): Facts {
  if (!withdrawn) return [];
  return [{ label: mails.quote.withdrawn, value: String(withdrawn.number) }, ...toLineFacts(withdrawn)];
}

/**
 * Queues the mail that brings a quote, or reminds of it. It is sent only as long as the quote can be answered.
 *
 * @param write returns what the mail says beside the quote; called in the language of the booking
 */
export async function enqueueQuoteMail(
  transaction: Database,
  booking: Booking,
  quote: NewQuote & Pick<Quote, "id" | "number">,
  write: () => {
    kind: "quote" | "quote-reminder";
    subject: (reference: string) => string;
    text: string;
    /** Who wrote the text. */
    by?: { fullName: string };
    /** The quote that this one takes the place of. */
    replaced?: QuoteContent | null;
    onceKey?: string;
  },
): Promise<void> {
  await enqueueVisitorMail(transaction, booking, async () => {
    const { replaced, ...rest } = write();
    return {
      ...rest,
      quote: quote.note,
      facts: [
        { label: mails.quote.number, value: String(quote.number) },
        ...toLineFacts(quote),
        { label: mails.quote.validUntil, value: formatPacificDay(quote.validUntil) },
        ...(replaced
          ? [
              {
                label: mails.quote.replaces,
                value: mails.quote.replaced(replaced.number, formatDollars(replaced.totalCents)),
              },
            ]
          : []),
        ...(await billingFacts(transaction)),
      ],
      condition: { quote: quote.id },
      expiresAt: quote.validUntil,
    };
  });
}

/** Queues the mail by which visitors have in writing what they accepted, with its terms, or declined. It stays true. */
export async function enqueueDecisionMail(
  transaction: Database,
  booking: Booking,
  quote: QuoteContent & Pick<Quote, "note">,
  { decision, at }: { decision: "accepted" | "declined"; at: Date },
): Promise<void> {
  const isAccepted = decision === "accepted";
  await enqueueVisitorMail(transaction, booking, async () => {
    const { subject, text: paragraph, on } = isAccepted ? mails.quoteAccepted : mails.quoteDeclined;
    const isScheduled = isAccepted && booking.stage === "scheduled";
    return {
      kind: `quote-${decision}`,
      subject: (reference) => subject(quote.number, reference),
      text: isScheduled ? mails.quoteAccepted.textWhenScheduled : paragraph,
      ...(isAccepted && { quote: quote.note }),
      facts: [
        { label: mails.quote.number, value: String(quote.number) },
        ...toLineFacts(quote),
        { label: on, value: formatPacificLong(at) },
        { label: mails.quote.by, value: toSender(booking) },
        ...(isAccepted ? await billingFacts(transaction) : []),
      ],
    };
  });
}

/** The company's billing details for a mail, each on one line. */
async function billingFacts(transaction: Database): Promise<Facts> {
  const facts = toBillingFacts(await findBilling(transaction));
  return facts.map(({ label, value }) => ({ label, value: value.replaceAll("\n", ", ") }));
}
