import { and, desc, eq } from "drizzle-orm";
import type { Session } from "~/access/session";
import { type MailedForm, workAsStaff } from "~/booking/change/change-booking.server";
import { updateProgress, type Change, recordInHistory } from "~/booking/change/record-change.server";
import { enqueueVisitorMail } from "~/booking/mail/visitor-mail.server";
import { canChange, isClosed } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type MailContent, quotes, type Stage, type WaitingFor } from "~/db/schema.server";
import { formatDollars, formatQuantity, formatUnitPrice } from "~/lib/format-amount";
import { formatPacificDay } from "~/lib/pacific-time";
import { inCurrentLanguage } from "~/messages/in-current-language";
import * as mails from "~/messages/mails/visitor";
import * as offer from "~/messages/offer";
import type { Billing } from "~/settings/billing";
import { findBilling, toBillingFacts } from "~/settings/billing.server";
import { company } from "~/settings/company";
import { lineCents, type NewQuote, type Quote } from "./quote";

const maxQuotes = 20;

/** Returns the last quotes, newest first. */
export function findQuotes(bookingId: string): Promise<Quote[]> {
  return db()
    .select()
    .from(quotes)
    .where(eq(quotes.bookingId, bookingId))
    .orderBy(desc(quotes.number))
    .limit(maxQuotes);
}

/** Returns the unanswered quote, which may have expired. */
export async function findOpenQuote(bookingId: string, database: Database = db()): Promise<Quote | null> {
  const isOpen = and(eq(quotes.bookingId, bookingId), eq(quotes.state, "sent"));
  const [open] = await database.select().from(quotes).where(isOpen);
  return open ?? null;
}

/** Returns the party that a booking with a scheduled visit waits for: the customer while a quote is open. */
export async function waitingForWhenScheduled({ transaction, booking }: Change): Promise<WaitingFor> {
  return (await findOpenQuote(booking.id, transaction)) ? "them" : "nobody";
}

/** Returns whether staff may send a quote: even with a scheduled visit, because additional work may come up on site. */
export function maySendQuote(stage: Stage): boolean {
  return !isClosed(stage);
}

/**
 * Sends a quote to the visitor. Withdraws an open quote, and the mail says so. A booking with a scheduled visit stays scheduled.
 *
 * @returns null if the booking does not exist; `not-allowed` if its stage does not allow a quote
 * @throws {SessionEndedError}
 */
export function sendQuote(
  bookingId: string | undefined,
  { quote, mailText, form }: MailedForm & { quote: NewQuote },
  session: Session,
) {
  return workAsStaff({ bookingId, session, form }, { quote }, async (change) => {
    const { transaction, booking, staff } = change;
    if (!maySendQuote(booking.stage)) return { result: "not-allowed", stage: booking.stage } as const;
    const replaced = await withdrawOpenQuote(change);
    const number = (await transaction.$count(quotes, eq(quotes.bookingId, booking.id))) + 1;
    const sent = { ...quote, id: change.rowId, number };
    await transaction.insert(quotes).values({ ...sent, bookingId: booking.id, author: staff.email });
    await recordQuoteEvent(change, "quote-sent", sent);
    const isQuoted = canChange(booking.stage, "quoted", "staff");
    await updateProgress(change, { ...(isQuoted && { stage: "quoted" }), waitingFor: "them" });
    if (mailText !== null) {
      const billing = await findBilling(transaction);
      await enqueueVisitorMail(transaction, booking, () => ({
        kind: "quote",
        subject: mails.quote.subject,
        text: mailText,
        suggestion: "quote",
        by: staff,
        ...toQuoteMailParts(sent, billing, replaced),
      }));
    }
    return { result: "done" } as const;
  });
}

/**
 * Withdraws the open quote. A quoted booking goes back to review.
 *
 * @returns null if the booking does not exist; `not-allowed` without an open quote
 * @throws {SessionEndedError}
 */
export function withdrawQuote(
  bookingId: string | undefined,
  { mailText, form }: MailedForm,
  session: Session,
) {
  return workAsStaff({ bookingId, session, form }, { withdraw: true }, async (change) => {
    const { transaction, booking, staff: by } = change;
    const withdrawn = await withdrawOpenQuote(change);
    if (!withdrawn) return { result: "not-allowed", stage: booking.stage } as const;
    const isQuoted = booking.stage === "quoted";
    const next =
      booking.stage === "scheduled" && booking.waitingFor === "them" ? "nobody" : booking.waitingFor;
    await updateProgress(change, {
      ...(isQuoted && { stage: "in-review" }),
      waitingFor: isQuoted ? "us" : next,
    });
    if (mailText !== null)
      await enqueueVisitorMail(transaction, booking, () => ({
        kind: "quote-withdrawn",
        subject: mails.quoteWithdrawn.subject,
        text: mailText,
        suggestion: "quoteWithdrawn",
        by,
        facts: toWithdrawnFacts(withdrawn),
      }));
    return { result: "done" } as const;
  });
}

export async function withdrawOpenQuote(change: Change): Promise<Quote | null> {
  const { transaction, booking } = change;
  const [withdrawn] = await transaction
    .update(quotes)
    .set({ state: "withdrawn", answeredAt: new Date() })
    .where(and(eq(quotes.bookingId, booking.id), eq(quotes.state, "sent")))
    .returning();
  if (withdrawn) await recordQuoteEvent(change, "quote-withdrawn", withdrawn);
  return withdrawn ?? null;
}

export function recordQuoteEvent(
  change: Change,
  kind: `quote-${"sent" | "accepted" | "declined" | "withdrawn" | "expired"}`,
  { number, totalCents }: { number: number; totalCents: number },
  more: Record<string, string> = {},
): Promise<void> {
  const detail = { number: String(number), totalCents: String(totalCents), ...more };
  return recordInHistory(change, kind, detail);
}

type Facts = NonNullable<MailContent["facts"]>;

type QuoteContent = Pick<Quote, "number" | "lines" | "totalCents">;

/**
 * Returns the note, facts and condition of a mail with a quote or a reminder, in the current language. The mail is sent only while the
 * quote can be answered.
 *
 * @param replaced the quote that this one replaces
 */
export function toQuoteMailParts(
  quote: NewQuote & Pick<Quote, "id" | "number">,
  billing: Billing,
  replaced: QuoteContent | null = null,
) {
  return {
    quote: quote.note,
    facts: [
      { label: mails.quote.number, value: String(quote.number) },
      ...toLineFacts(quote),
      { label: mails.quote.validUntil, value: formatPacificDay(quote.validUntil) },
      ...toPaymentFacts(),
      ...(replaced ? [toReplacedFact(replaced)] : []),
      ...toBillingLines(billing),
    ],
    condition: { quote: quote.id },
    expiresAt: quote.validUntil,
  };
}

/** Returns nothing if the company has set no payment terms. */
export function toPaymentFacts(): Facts {
  const { text } = inCurrentLanguage(company().payment);
  return text ? [{ label: offer.payment, value: text }] : [];
}

function toReplacedFact({ number, totalCents }: QuoteContent) {
  return { label: mails.quote.replaces, value: mails.quote.replaced(number, formatDollars(totalCents)) };
}

export function toLineFacts({ lines, totalCents }: QuoteContent): Facts {
  return [
    ...lines.map((line) => {
      const { label, quantity, unit, unitCents } = line;
      const amount = formatDollars(lineCents(line));
      const price = formatUnitPrice(unitCents, unit);
      const isAlone = quantity === 1 && unit === undefined;
      return { label, value: isAlone ? amount : mails.quote.amount(formatQuantity(quantity), price, amount) };
    }),
    { label: mails.quote.total, value: formatDollars(totalCents) },
  ];
}

export function toBillingLines(billing: Billing): Facts {
  return toBillingFacts(billing).map(({ label, value }) => ({ label, value: value.replaceAll("\n", ", ") }));
}

/** Returns the facts of a quote that another change withdrew. Returns nothing without one. */
export function toWithdrawnFacts(withdrawn: QuoteContent | null): Facts {
  if (!withdrawn) return [];
  return [{ label: mails.quote.withdrawn, value: String(withdrawn.number) }, ...toLineFacts(withdrawn)];
}
