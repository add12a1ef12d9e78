import "~/lib/zod-config";
import { data } from "@remix-run/node";
import { z } from "zod";
import { formId } from "~/booking/change/form-fields";
import { messageSchema } from "~/booking/conversation/conversation";
import { receiveMessage } from "~/booking/conversation/messages.server";
import { endShareSchema, maxShares, shareSchema } from "~/booking/delivery/share";
import { createShare, revokeShareAsVisitor } from "~/booking/delivery/shares.server";
import { openPrivatePage } from "~/booking/private-page/private-link.server";
import { requestDate } from "~/booking/visit/request-date.server";
import { cancellationSchema, dateRequestSchema } from "~/booking/visit/visit";
import { cancelAsVisitor } from "~/booking/workflow/change-stage.server";
import { decideQuote } from "~/booking/workflow/decide-quote.server";
import { consumeAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { maxFilesPerBooking } from "~/files/limits";
import {
  respondToResult,
  type FormResponse,
  readPost,
  readValues,
  type RefusalIn,
  unknownForm,
} from "~/forms/form-post.server";
import { formatPacificDay } from "~/lib/pacific-time";
import { optionalText } from "~/lib/text-fields";
import * as errors from "~/messages/conversation";
import * as text from "~/messages/private-page-forms";
import * as resultsText from "~/messages/results";
import { paths } from "~/paths";
import type { DomainResult, MissingRefusal, PageRefusals, RefusalOf } from "~/refusals/refusal.server";
import { visitorRefusals } from "~/refusals/visitor.server";
import { requirePost } from "~/server/read-body.server";
import { clientAddress } from "~/server/request-context.server";
import { takeFiles } from "./take-files.server";

const quoteForm = z.object({ formId, quoteId: z.uuid({ error: () => errors.reload }) });

const acceptSchema = quoteForm.transform((form) => ({ ...form, text: "", decision: "accepted" as const }));
const declineSchema = quoteForm
  .extend({ text: optionalText(() => ({ tooLong: errors.message.tooLong })) })
  .transform((form) => ({ ...form, decision: "declined" as const }));

const describeLimit = (wait: string) => [text.tooManyPosts, text.tooManyPostsAdvice(wait)];

/**
 * Handles the forms of a visitor's private page. Every success redirects to the page, so that a reload does not send the form again. The
 * link is checked before the body is read, so a post to an invalid link, or beyond a limit, stores no files.
 */
export async function handlePrivatePageForms(request: Request, token: string): Promise<FormResponse> {
  requirePost(request);
  const opened = await openForPost(token);
  // An invalid link gets the same page for every form.
  if (!opened) return data({}, { status: 404 });
  const { bookingId, fault } = opened;
  const to = paths.privatePage(token);
  const post = await readPost(request, { to, fault, maxFiles: maxFilesPerBooking, fileIntent: "files" });
  const change = async <Schema extends z.ZodType, Outcome extends DomainResult | null>(
    schema: Schema,
    apply: (bookingId: string, values: z.output<Schema>) => Promise<Outcome>,
    { sent, sentAdvice }: { sent: string; sentAdvice: string },
    refusals: PageRefusals<RefusalIn<Outcome>>,
  ) => {
    const values = readValues(post, schema, { limit: describeLimit });
    const flash = { title: sent, advice: sentAdvice };
    return respondToResult(post, await apply(bookingId, values), () => flash, refusals);
  };
  switch (post.intent) {
    case "files":
      return takeFiles(post, bookingId, describeLimit);
    case "message":
      return change(messageSchema, receiveMessage, text.message, visitorRefusals);
    case "date":
      return change(dateRequestSchema, requestDate, text.date, visitorRefusals);
    case "share": {
      const full = { page: () => ({ messages: [resultsText.share.full(maxShares)] }) };
      return change(shareSchema, createShare, resultsText.share, { ...visitorRefusals, full });
    }
    case "end-share": {
      const flash = { sent: resultsText.share.ended, sentAdvice: resultsText.share.endedAdvice };
      const refusals = { ...visitorRefusals, "unknown-share": visitorRefusals.missing };
      return change(endShareSchema, revokeShareAsVisitor, flash, refusals);
    }
    case "accept":
      return change(acceptSchema, decideQuote, text.accept, acceptRefusals);
    case "decline":
      return change(declineSchema, decideQuote, text.decline, visitorRefusals);
    case "cancel":
      return change(cancellationSchema, cancelAsVisitor, text.cancel, visitorRefusals);
    default:
      return unknownForm(post);
  }
}

const acceptRefusals = {
  ...visitorRefusals,
  // The page starts with the new quote, and the form keeps the reason that was typed to decline.
  replaced: {
    page: ({ at }) => ({
      tone: "warn",
      title: text.quoteGone.replaced(formatPacificDay(at)),
      advice: text.quoteReplacedAdvice,
    }),
  },
} satisfies PageRefusals<MissingRefusal | RefusalOf<typeof decideQuote>>;

/**
 * Opens the request of a form's link and counts the post.
 *
 * @returns null for an invalid link; `fault` if opening failed, for example at a limit
 */
async function openForPost(token: string): Promise<{ bookingId: string; fault?: unknown } | null> {
  const address = clientAddress();
  try {
    const booking = await openPrivatePage(token, address);
    if (!booking) return null;
    await consumeAddressAttempt(clientLimits.pagePosts, address);
    return { bookingId: booking.id };
  } catch (error) {
    return { bookingId: "", fault: error };
  }
}
