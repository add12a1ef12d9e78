import { and, eq } from "drizzle-orm";
import { changeAsVisitor } from "~/booking/change/change-booking.server";
import { updateProgress } from "~/booking/change/record-change.server";
import { addVisitorMessage, recordMessage } from "~/booking/conversation/messages.server";
import { enqueueReplyNotices } from "~/booking/mail/enqueue-reply-notices.server";
import { answerQuote } from "~/booking/quote/answer-quote.server";
import { quoteStateAt } from "~/booking/quote/quote";
import { findOpenQuote } from "~/booking/quote/quotes.server";
import { isClosed } from "~/booking/stage/stages";
import { quotes, type QuoteState } from "~/db/schema.server";

interface QuoteDecision {
  quoteId: string;
  decision: "accepted" | "declined";
  formId: string;
  /** The visitor's reason for a decline. May be empty. */
  text: string;
}

/**
 * Records the visitor's decision on a quote, and mails it to them. A declined quote puts a quoted booking back in review.
 *
 * @returns null if the booking does not exist; `closed` if the booking is closed; `no-quote` if it does not have this quote; `full` if the
 * quote already has this answer and another reason would exceed the limit of messages; otherwise `done`, or the quote's actual state:
 * already answered, withdrawn, replaced by another open quote, or expired
 */
export function decideQuote(bookingId: string, { quoteId, decision, formId, text }: QuoteDecision) {
  return changeAsVisitor({ bookingId, formId }, { quoteId, decision, text }, async (change) => {
    const { transaction, booking } = change;
    const [quote] = await transaction
      .select()
      .from(quotes)
      .where(and(eq(quotes.id, quoteId), eq(quotes.bookingId, bookingId)));
    if (!quote) return { result: "no-quote" } as const;
    const now = new Date();
    const state = quoteStateAt(quote, now);
    if (state === decision) return await recordMessage(change, text);
    if (isClosed(booking.stage)) return { result: "closed", stage: booking.stage } as const;
    if (state !== "sent") {
      const open = state === "withdrawn" ? await findOpenQuote(bookingId, transaction) : null;
      const isReplaced = open !== null && quoteStateAt(open, now) === "sent";
      return toStateRefusal(isReplaced ? "replaced" : state, quote);
    }
    await answerQuote(change, quote, { decision, at: now });
    const isDeclined = decision === "declined";
    if (isDeclined && text) await addVisitorMessage(change, { kind: "quote-declined", text });
    const isBackInReview = isDeclined && booking.stage === "quoted";
    await updateProgress(change, {
      ...(isBackInReview && { stage: "in-review" }),
      waitingFor: "us",
      isReply: true,
    });
    await enqueueReplyNotices(transaction, booking, { subjectKind: `quote-${decision}`, excerpt: text });
    return { result: "done" } as const;
  });
}

function toStateRefusal(
  state: Exclude<QuoteState, "sent"> | "expired" | "replaced",
  { answeredAt, validUntil }: { answeredAt: Date | null; validUntil: Date },
) {
  return { result: state, at: state === "expired" ? validUntil : (answeredAt ?? validUntil) } as const;
}
