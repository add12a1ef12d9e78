import { DraftMovedError } from "~/booking/form/draft-moved-error";
import { UploadError } from "~/files/transport/upload-error";
import { describeWait } from "~/lib/describe-wait";
import * as text from "~/messages/booking";
import * as linkText from "~/messages/draft-link";
import { requestId } from "~/server/request-context.server";
import { reportError, type ErrorReport, logFailure } from "~/server/report-error.server";
import { unreadableStatuses } from "~/forms/read-form.server";
import { SpamLimitError } from "~/senders/sender-limits.server";
import { TooManyAttemptsError } from "~/db/rate-limit.server";

/**
 * Describes why a post was not saved, or not completely, with the status and headers of the response.
 *
 * @throws {Response} any other thrown response, such as a redirect or 405
 */
export async function describePostFailure(
  error: unknown,
): Promise<{ failure: ErrorReport; init: ResponseInit }> {
  if (error instanceof DraftMovedError)
    return {
      failure: { title: linkText.notSavedTitle, advice: linkText.notSavedAdvice },
      init: { status: 409 },
    };
  if (error instanceof SpamLimitError)
    return {
      failure: { title: text.notOnline, advice: text.notOnlineAdvice(describeWait(error.retryAfter)) },
      init: { status: 429, headers: retryAfter(error.retryAfter) },
    };
  if (error instanceof TooManyAttemptsError)
    return {
      failure: {
        title: text.tooManyRequests,
        advice: text.tooManyRequestsAdvice(describeWait(error.retryAfter)),
      },
      init: { status: 429, headers: retryAfter(error.retryAfter) },
    };
  if (error instanceof UploadError) {
    if (error.isOurs) logFailure(error);
    return {
      failure: {
        title: text.filesNotAdded,
        advice: error.message,
        ...(error.isOurs && { requestId: requestId() }),
      },
      init: { status: error.status, headers: retryAfter(error.retryAfter) },
    };
  }
  if (error instanceof Response && unreadableStatuses.includes(error.status))
    return {
      failure: { title: text.stepNotSaved, advice: await error.text() },
      init: { status: error.status },
    };
  return reportError(error);
}

function retryAfter(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { "Retry-After": String(seconds) };
}
