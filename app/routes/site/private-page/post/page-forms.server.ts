import "~/lib/zod-config";
import type { TypedResponse } from "@remix-run/node";
import { z } from "zod";
import { formId, messageSchema } from "~/booking/conversation/message";
import { receiveMessage } from "~/booking/conversation/messages.server";
import { endShareSchema, maxShares, shareSchema } from "~/booking/delivery/share";
import { createShare, endShareAsVisitor } from "~/booking/delivery/shares.server";
import { openPrivatePage } from "~/booking/private-page/private-link.server";
import { countPagePost } from "~/booking/private-page/private-page-limits.server";
import { answerQuote } from "~/booking/quote/answer-quote.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { askForDate } from "~/booking/visit/ask-for-date.server";
import { cancellationSchema, dateRequestSchema } from "~/booking/visit/visit";
import { cancelByVisitor } from "~/booking/workflow/change-stage.server";
import type { Stage } from "~/db/schema.server";
import type { FormOutcome } from "~/forms/explain-error.server";
import { type FlashInput, redirectWithFlash } from "~/forms/flash.server";
import { toHandler } from "~/forms/handle-form.server";
import { formatPacificDay } from "~/lib/pacific-time";
import { optionalText } from "~/lib/text-fields";
import * as errors from "~/messages/conversation";
import * as privatePageText from "~/messages/private-page";
import * as text from "~/messages/private-page-forms";
import * as resultsText from "~/messages/results";
import { paths } from "~/paths";
import { clientAddress } from "~/server/request-context.server";
import { contactText } from "~/settings/company";

const acceptSchema = z.object({ formId, quoteId: z.uuid({ error: () => errors.reload }) });

const declineSchema = acceptSchema.extend({
  text: optionalText(() => ({ tooLong: errors.message.tooLong })),
});

/** What the page says of a limit. */
export const limit = (wait: string) => [text.tooManyPosts, text.tooManyPostsAdvice(wait)];

/** What the page says after a change; a refusal, if something has changed in the meantime; null if the booking is gone. */
type PageReply = Exclude<FlashInput, string> | FormOutcome | null;

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
  const form = <Schema extends z.ZodType>(
    schema: Schema,
    change: (bookingId: string, values: z.output<Schema>) => Promise<PageReply>,
  ) =>
    toHandler({
      schema,
      limit,
      act: async (values) => {
        const booking = await openForPost(token);
        const outcome = booking && (await change(booking.id, values));
        if (outcome === null) return { status: 404 };
        return "title" in outcome ? finish(request, token, outcome) : outcome;
      },
    });
  return {
    message: form(messageSchema, async (id, message) => {
      const outcome = await receiveMessage(id, message);
      if (outcome?.result === "full") return toFull();
      return outcome && { title: text.message.sent, advice: text.message.sentAdvice };
    }),
    date: form(dateRequestSchema, async (id, date) => {
      const outcome = await askForDate(id, date);
      if (outcome?.result === "full") return toFull();
      if (outcome?.result === "closed") return toClosed(outcome.stage);
      if (outcome?.result === "over") return refuse(privatePageText.visitOverHeading, text.closedAdvice);
      return outcome && { title: text.date.sent, advice: text.date.sentAdvice };
    }),
    share: form(shareSchema, async (id, share) => {
      const outcome = await createShare(id, share);
      if (outcome?.result === "full") return refuse(resultsText.share.full(maxShares));
      return outcome && { title: resultsText.share.sent, advice: resultsText.share.sentAdvice };
    }),
    "end-share": form(endShareSchema, async (id, share) => {
      const outcome = await endShareAsVisitor(id, share);
      return outcome && { title: resultsText.share.ended, advice: resultsText.share.endedAdvice };
    }),
    accept: form(acceptSchema, (id, values) =>
      respondToQuote(id, { ...values, text: "", answer: "accepted" }),
    ),
    decline: form(declineSchema, (id, values) => respondToQuote(id, { ...values, answer: "declined" })),
    cancel: form(cancellationSchema, async (id, cancellation) => {
      const outcome = await cancelByVisitor(id, cancellation);
      if (outcome?.result === "full") return toFull();
      if (outcome?.result === "closed") return toClosed(outcome.stage);
      if (outcome?.result === "too-late")
        return refuse(text.cancel.tooLate, contactText(text.cancel.tooLateContact));
      return outcome && { title: text.cancel.sent, advice: text.cancel.sentAdvice };
    }),
  };
}

async function respondToQuote(
  id: string,
  values: z.output<typeof declineSchema> & { answer: "accepted" | "declined" },
): Promise<PageReply> {
  const outcome = await answerQuote(id, values);
  if (!outcome) return null;
  if (outcome.result === "missing") return refuse(text.quoteGone.missing, text.quoteGoneAdvice);
  if (outcome.result === "full") return toFull();
  if (outcome.result === "closed") return toClosed(outcome.stage);
  if (outcome.result === "replaced") {
    const said = [text.quoteGone.replaced(formatPacificDay(outcome.at)), text.quoteReplacedAdvice] as const;
    // The page begins with the new quote. A reason that was typed stays in its form.
    return values.answer === "accepted" ? { tone: "warn", title: said[0], advice: said[1] } : refuse(...said);
  }
  if (outcome.result !== "done")
    return refuse(text.quoteGone[outcome.result](formatPacificDay(outcome.at)), text.quoteGoneAdvice);
  const { sent: title, sentAdvice: advice } = values.answer === "accepted" ? text.accept : text.decline;
  return { title, advice };
}

/** Redirects to the page, so that a reload sends nothing again. */
export function finish(request: Request, token: string, said: FlashInput): Promise<TypedResponse<never>> {
  return redirectWithFlash(request, paths.privatePage(token), said);
}

/** Refuses a change that does not fit to the current state. */
function refuse(...messages: string[]): FormOutcome {
  return { status: 409, messages };
}

function toFull(): FormOutcome {
  return refuse(text.message.full, contactText(text.message.fullAdvice));
}

function toClosed(stage: Stage): FormOutcome {
  const closed: Partial<Record<Stage, string>> = text.closed;
  return refuse(closed[stage] ?? text.notSent, text.closedAdvice);
}
