import { eq } from "drizzle-orm";
import type { Session } from "~/access/session";
import { type SubmittedForm, workAsStaff } from "~/booking/change/change-booking.server";
import { updateProgress, type Change } from "~/booking/change/record-change.server";
import { nameOrEmail } from "~/booking/mail/greeting";
import { enqueueVisitorMail } from "~/booking/mail/visitor-mail.server";
import type { Acceptance, Choices } from "~/booking/stage/effects";
import { quotes } from "~/db/schema.server";
import { formatPacificDay, formatPacificLong, parsePacific, toPacificDay } from "~/lib/pacific-time";
import * as mails from "~/messages/mails/visitor";
import { findBilling } from "~/settings/billing.server";
import type { Quote } from "./quote";
import {
  findOpenQuote,
  recordQuoteEvent,
  toBillingLines,
  toLineFacts,
  toPaymentFacts,
  withdrawOpenQuote,
} from "./quotes.server";

interface QuoteAnswer {
  decision: "accepted" | "declined";
  at: Date;
  /** How staff learned of the answer. Undefined for an answer on the private page. */
  how?: Acceptance;
}

/** Records the customer's answer to an open quote, and mails it to them, in the caller's transaction. */
export async function answerQuote(
  change: Change,
  quote: Quote,
  { decision, at, how }: QuoteAnswer,
): Promise<void> {
  const { transaction, booking } = change;
  await transaction.update(quotes).set({ state: decision, answeredAt: at }).where(eq(quotes.id, quote.id));
  await recordQuoteEvent(change, `quote-${decision}`, quote, how && { how, on: toPacificDay(at) });
  const isAccepted = decision === "accepted";
  const billing = isAccepted ? await findBilling(transaction) : null;
  // The mail is the customer's record of the answer and the accepted terms. It stays valid.
  await enqueueVisitorMail(transaction, booking, () => {
    const { subject, text, on } = isAccepted ? mails.quoteAccepted : mails.quoteDeclined;
    return {
      kind: `quote-${decision}`,
      subject: (reference) => subject(quote.number, reference),
      text,
      ...(isAccepted && { quote: quote.note }),
      facts: [
        { label: mails.quote.number, value: String(quote.number) },
        ...toLineFacts(quote),
        ...(isAccepted ? toPaymentFacts() : []),
        { label: on, value: how ? mails.acceptedHow[how](formatPacificDay(at)) : formatPacificLong(at) },
        { label: mails.quote.by, value: nameOrEmail(booking) },
        ...(billing ? toBillingLines(billing) : []),
      ],
    };
  });
}

/**
 * Records that the customer accepted the open quote other than on the private page.
 *
 * @param on the day in Pacific time
 * @returns null if the booking does not exist; `not-allowed` without an open quote; `before-quote` if the quote is from a later day
 * @throws {SessionEndedError}
 */
export function acceptQuote(
  bookingId: string | undefined,
  { how, on, form }: { how: Acceptance; on: string; form: SubmittedForm },
  session: Session,
) {
  return workAsStaff({ bookingId, session, form }, { accept: how, on }, async (change) => {
    const { stage, id } = change.booking;
    const quote = await findOpenQuote(id, change.transaction);
    if (!quote) return { result: "not-allowed", stage } as const;
    if (on < toPacificDay(quote.createdAt))
      return { result: "before-quote", sentAt: quote.createdAt } as const;
    const [now, end] = [new Date(), parsePacific(`${on}T23:59`)];
    await answerQuote(change, quote, { decision: "accepted", at: end && end < now ? end : now, how });
    await updateProgress(change, { waitingFor: stage === "scheduled" ? "nobody" : "us" });
    return { result: "done" } as const;
  });
}

/**
 * Withdraws the open quote, records its acceptance, or keeps it, as `choice` says. Returns the quote if it was withdrawn; otherwise null.
 */
export async function settleQuote(
  change: Change,
  quote: Quote | null,
  choice: Choices["quote"] | undefined,
): Promise<Quote | null> {
  if (choice === "withdraw") return withdrawOpenQuote(change);
  if (quote && choice && choice !== "keep")
    await answerQuote(change, quote, { decision: "accepted", how: choice, at: new Date() });
  return null;
}
