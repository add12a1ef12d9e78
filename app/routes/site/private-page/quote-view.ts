import { quoteStateAt } from "~/booking/quote/quote";
import type { Quote } from "~/booking/quote/quotes.server";
import { formatDollars } from "~/lib/format-amount";
import { formatPacificDay } from "~/lib/pacific-time";
import { quote as text } from "~/messages/request";

export type QuoteView = ReturnType<typeof toQuoteView>;

/** Formats a quote for its visitor. */
export function toQuoteView(quote: Quote, now: Date) {
  const { id, number, lines, totalCents, validUntil, note, answeredAt, createdAt } = quote;
  const state = quoteStateAt(quote, now);
  const validDay = formatPacificDay(validUntil);
  const answerDay = formatPacificDay(answeredAt ?? createdAt);
  const outcome = {
    sent: null,
    accepted: text.acceptedOn(answerDay),
    declined: text.declinedOn(answerDay),
    withdrawn: text.withdrawnOn(answerDay),
    expired: text.expiredOn(validDay),
  }[state];
  return {
    id,
    number,
    state,
    outcome,
    lines: lines.map(({ label, quantity, unitCents }) => ({
      label,
      quantity,
      price: formatDollars(unitCents),
      amount: formatDollars(quantity * unitCents),
    })),
    total: formatDollars(totalCents),
    sentOn: formatPacificDay(createdAt),
    validDay,
    note,
  };
}
