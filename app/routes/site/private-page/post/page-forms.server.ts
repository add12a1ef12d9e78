import "~/lib/zod-config";
import type { TypedResponse } from "@remix-run/node";
import { z } from "zod";
import { formId, messageSchema } from "~/booking/conversation/message";
import { receiveMessage } from "~/booking/conversation/messages.server";
import { endShareSchema, maxShares, shareSchema } from "~/booking/delivery/share";
import { createShare, endShareAsVisitor } from "~/booking/delivery/shares.server";
import { openPrivatePage } from "~/booking/private-page/private-link.server";
import { countPagePost } from "~/booking/private-page/private-page-limits.server";
import { decideQuote } from "~/booking/quote/decide-quote.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { askForDate } from "~/booking/visit/ask-for-date.server";
import { cancellationSchema, dateRequestSchema } from "~/booking/visit/visit";
import { cancelByVisitor } from "~/booking/workflow/change-stage.server";
import { actForm } from "~/forms/define-form.server";
import { explainRefusal, type PageRefusals } from "~/forms/explain-refusal.server";
import { type FlashInput, redirectWithFlash } from "~/forms/flash.server";
import { type VisitorRefusal, visitorRefusals } from "~/forms/refusals/visitor.server";
import { formatPacificDay } from "~/lib/pacific-time";
import { optionalText } from "~/lib/text-fields";
import * as errors from "~/messages/conversation";
import * as text from "~/messages/private-page-forms";
import * as resultsText from "~/messages/results";
import { paths } from "~/paths";
import { clientAddress } from "~/server/request-context.server";

const acceptSchema = z.object({ formId, quoteId: z.uuid({ error: () => errors.reload }) });

const declineSchema = acceptSchema.extend({
  text: optionalText(() => ({ tooLong: errors.message.tooLong })),
});

/** What the page says of a limit. */
export const limit = (wait: string) => [text.tooManyPosts, text.tooManyPostsAdvice(wait)];

/**
 * Opens the request that a form is for, and counts the post. Called once the form is read, so that what was typed is shown again if this
 * fails.
 *
 * @returns null if the link opens nothing
 * @throws {TooManyAttemptsError}
 */
export async function openForPost(token: string): Promise<Booking | null> {
  const address = clientAddress();
  const booking = await openPrivatePage(token, address);
  if (booking) await countPagePost(address, booking.id);
  return booking;
}

/** The forms of the page but the one for files. */
export function pageForms(request: Request, token: string) {
  /** Describes a form by what it changes, and what the page says then. */
  const form = <Schema extends z.ZodType>(
    schema: Schema,
    change: (
      bookingId: string,
      values: z.output<Schema>,
    ) => Promise<{ result: "done" } | VisitorRefusal | null>,
    done: () => Exclude<FlashInput, string>,
    refusals: PageRefusals<VisitorRefusal> = visitorRefusals,
  ) =>
    actForm({
      schema,
      limit,
      act: async (values) => {
        const booking = await openForPost(token);
        const outcome = booking && (await change(booking.id, values));
        if (!outcome) return { status: 404 };
        return outcome.result === "done" ? finish(request, token, done()) : explainRefusal(refusals, outcome);
      },
    });
  return {
    message: form(messageSchema, receiveMessage, () => ({
      title: text.message.sent,
      advice: text.message.sentAdvice,
    })),
    date: form(dateRequestSchema, askForDate, () => ({
      title: text.date.sent,
      advice: text.date.sentAdvice,
    })),
    share: form(
      shareSchema,
      createShare,
      () => ({ title: resultsText.share.sent, advice: resultsText.share.sentAdvice }),
      { ...visitorRefusals, full: { page: () => ({ messages: [resultsText.share.full(maxShares)] }) } },
    ),
    "end-share": form(endShareSchema, endShareAsVisitor, () => ({
      title: resultsText.share.ended,
      advice: resultsText.share.endedAdvice,
    })),
    accept: form(
      acceptSchema,
      (id, values) => decideQuote(id, { ...values, text: "", decision: "accepted" }),
      () => ({ title: text.accept.sent, advice: text.accept.sentAdvice }),
      {
        ...visitorRefusals,
        // The page begins with the new quote. A reason to decline that was typed stays in its form.
        replaced: {
          page: ({ at }) =>
            finish(request, token, {
              tone: "warn",
              title: text.quoteGone.replaced(formatPacificDay(at)),
              advice: text.quoteReplacedAdvice,
            }),
        },
      },
    ),
    decline: form(
      declineSchema,
      (id, values) => decideQuote(id, { ...values, decision: "declined" }),
      () => ({ title: text.decline.sent, advice: text.decline.sentAdvice }),
    ),
    cancel: form(cancellationSchema, cancelByVisitor, () => ({
      title: text.cancel.sent,
      advice: text.cancel.sentAdvice,
    })),
  };
}

/** Redirects to the page, so that a reload sends nothing again. */
export function finish(request: Request, token: string, said: FlashInput): Promise<TypedResponse<never>> {
  return redirectWithFlash(request, paths.privatePage(token), said);
}
