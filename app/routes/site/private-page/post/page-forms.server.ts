import "~/lib/zod-config";
import { z } from "zod";
import { formId } from "~/booking/change/form-fields";
import { messageSchema } from "~/booking/conversation/message";
import { receiveMessage } from "~/booking/conversation/messages.server";
import { endShareSchema, maxShares, shareSchema } from "~/booking/delivery/share";
import { createShare, endShareAsVisitor } from "~/booking/delivery/shares.server";
import { decideQuote } from "~/booking/quote/decide-quote.server";
import { askForDate } from "~/booking/visit/ask-for-date.server";
import { cancellationSchema, dateRequestSchema } from "~/booking/visit/visit";
import { cancelByVisitor } from "~/booking/workflow/change-stage.server";
import { changeForm } from "~/forms/define-form.server";
import { visitorRefusals } from "~/forms/refusals/visitor.server";
import { formatPacificDay } from "~/lib/pacific-time";
import { optionalText } from "~/lib/text-fields";
import * as errors from "~/messages/conversation";
import * as text from "~/messages/private-page-forms";
import * as resultsText from "~/messages/results";

const acceptSchema = z.object({ formId, quoteId: z.uuid({ error: () => errors.reload }) });

const declineSchema = acceptSchema.extend({
  text: optionalText(() => ({ tooLong: errors.message.tooLong })),
});

/** What the page says of a limit. */
export const limit = (wait: string) => [text.tooManyPosts, text.tooManyPostsAdvice(wait)];

/** The forms of the page but the one for files. */
export function pageForms(bookingId: string) {
  const refusals = visitorRefusals;
  return {
    message: changeForm({
      schema: messageSchema,
      limit,
      change: (message) => receiveMessage(bookingId, message),
      done: () => ({ title: text.message.sent, advice: text.message.sentAdvice }),
      refusals,
    }),
    date: changeForm({
      schema: dateRequestSchema,
      limit,
      change: (date) => askForDate(bookingId, date),
      done: () => ({ title: text.date.sent, advice: text.date.sentAdvice }),
      refusals,
    }),
    share: changeForm({
      schema: shareSchema,
      limit,
      change: (share) => createShare(bookingId, share),
      done: () => ({ title: resultsText.share.sent, advice: resultsText.share.sentAdvice }),
      refusals: { ...refusals, full: { page: () => ({ messages: [resultsText.share.full(maxShares)] }) } },
    }),
    "end-share": changeForm({
      schema: endShareSchema,
      limit,
      change: (share) => endShareAsVisitor(bookingId, share),
      done: () => ({ title: resultsText.share.ended, advice: resultsText.share.endedAdvice }),
      refusals,
    }),
    accept: changeForm({
      schema: acceptSchema,
      limit,
      change: (quote) => decideQuote(bookingId, { ...quote, text: "", decision: "accepted" }),
      done: () => ({ title: text.accept.sent, advice: text.accept.sentAdvice }),
      refusals: {
        ...refusals,
        // The page begins with the new quote. A reason to decline that was typed stays in its form.
        replaced: {
          page: ({ at }) => ({
            tone: "warn",
            title: text.quoteGone.replaced(formatPacificDay(at)),
            advice: text.quoteReplacedAdvice,
          }),
        },
      },
    }),
    decline: changeForm({
      schema: declineSchema,
      limit,
      change: (quote) => decideQuote(bookingId, { ...quote, decision: "declined" }),
      done: () => ({ title: text.decline.sent, advice: text.decline.sentAdvice }),
      refusals,
    }),
    cancel: changeForm({
      schema: cancellationSchema,
      limit,
      change: (cancellation) => cancelByVisitor(bookingId, cancellation),
      done: () => ({ title: text.cancel.sent, advice: text.cancel.sentAdvice }),
      refusals,
    }),
  };
}
