import { DraftMovedError } from "~/booking/form/draft-moved-error";
import { explainError, type Reply } from "~/forms/explain-error.server";
import { unreadableStatuses } from "~/forms/read-form.server";
import { describeWait } from "~/lib/format-amount";
import * as text from "~/messages/booking";
import * as linkText from "~/messages/draft-link";
import { SpamLimitError } from "~/senders/sender-limits.server";
import { retryAfter } from "~/server/retry-after";

/**
 * Explains why a post was not saved, or not completely.
 *
 * @throws {Response} any other thrown response, such as a redirect or 405
 */
export async function explainPostFailure(error: unknown): Promise<Reply> {
  if (error instanceof DraftMovedError)
    return { status: 409, messages: [linkText.notSavedTitle, linkText.notSavedAdvice] };
  if (error instanceof SpamLimitError) {
    const messages = [text.notOnline, text.notOnlineAdvice(describeWait(error.retryAfter))];
    return { status: 429, headers: retryAfter(error.retryAfter), messages };
  }
  if (error instanceof Response && unreadableStatuses.includes(error.status))
    return { status: error.status, messages: [text.stepNotSaved, await error.text()] };
  return explainError(error, (wait) => [text.tooManyRequests, text.tooManyRequestsAdvice(wait)]);
}
