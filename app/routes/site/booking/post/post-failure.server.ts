import { DraftMovedError } from "~/booking/form/draft-moved-error";
import { explainError, explainUnreadable, type Reply } from "~/forms/explain-error.server";
import * as text from "~/messages/booking";
import * as linkText from "~/messages/draft-link";

/**
 * Explains why a post was not saved, or not completely.
 *
 * @throws {Response} any other thrown response, such as a redirect or 405
 */
export async function explainPostFailure(error: unknown): Promise<Reply> {
  if (error instanceof DraftMovedError)
    return { status: 409, messages: [linkText.notSavedTitle, linkText.notSavedAdvice] };
  const unreadable = await explainUnreadable(error);
  if (unreadable) return { ...unreadable, messages: [text.stepNotSaved, ...unreadable.messages] };
  return explainError(error, (wait, isAfterSpam) =>
    isAfterSpam
      ? [text.notOnline, text.notOnlineAdvice(wait)]
      : [text.tooManyRequests, text.tooManyRequestsAdvice(wait)],
  );
}
