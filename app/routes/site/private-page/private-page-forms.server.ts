import "~/lib/zod-config";
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
import { changeForm, type FormResponse, toActionData } from "~/forms/define-form.server";
import { handleForms } from "~/forms/handle-form.server";
import { visitorRefusals } from "~/forms/refusals/visitor.server";
import { formatPacificDay } from "~/lib/pacific-time";
import { optionalText } from "~/lib/text-fields";
import * as errors from "~/messages/conversation";
import * as text from "~/messages/private-page-forms";
import * as resultsText from "~/messages/results";
import { paths } from "~/paths";
import { requirePost } from "~/server/read-body.server";
import { clientAddress } from "~/server/request-context.server";
import { filesForm } from "./files-form.server";

const acceptSchema = z.object({ formId, quoteId: z.uuid({ error: () => errors.reload }) });

const declineSchema = acceptSchema.extend({
  text: optionalText(() => ({ tooLong: errors.message.tooLong })),
});

/** What the page says of a limit. */
const limit = (wait: string) => [text.tooManyPosts, text.tooManyPostsAdvice(wait)];

/**
 * Handles the forms of a visitor's private page. Every success is a redirect to the page, so that a reload sends nothing again. The link
 * is opened before the form is read: what is sent to one that opens nothing, or beyond a limit, is not received.
 */
export async function handlePrivatePageForms(request: Request, token = ""): Promise<FormResponse> {
  requirePost(request);
  const opened = await openForPost(token);
  // A link that opens nothing has one page for every form.
  if (!opened) return toActionData({}, { status: 404 });
  const { bookingId, fault } = opened;
  return handleForms(request, pageForms(bookingId), { to: paths.privatePage(token), fault });
}

/**
 * Opens the request that a form is for, and counts the post.
 *
 * @returns `fault` if that failed, such as at a limit; null if the link opens nothing
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

function pageForms(bookingId: string) {
  const refusals = visitorRefusals;
  return {
    files: filesForm(bookingId, limit),
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
      change: (date) => requestDate(bookingId, date),
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
      change: (share) => revokeShareAsVisitor(bookingId, share),
      done: () => ({ title: resultsText.share.ended, advice: resultsText.share.endedAdvice }),
      refusals: { ...refusals, "unknown-share": refusals.missing },
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
      change: (cancellation) => cancelAsVisitor(bookingId, cancellation),
      done: () => ({ title: text.cancel.sent, advice: text.cancel.sentAdvice }),
      refusals,
    }),
  };
}
