import { NotAllowedError } from "~/access/session";
import { UploadError } from "~/files/transport/upload-error";
import { retryAfter } from "~/lib/response-headers";
import * as text from "~/messages/refusals";
import * as uiText from "~/messages/ui";
import { requestId } from "~/process/current-request.server";
import type { FormReply } from "~/refusals/refusal.server";
import { describeUploadRefusal } from "~/refusals/upload.server";
import { toReachedLimit } from "~/server/reached-limit.server";
import { UnreadableBodyError } from "~/server/read-body.server";
import { logFailure, reportError } from "~/server/unexpected-error.server";
import { PasswordQueueFullError } from "~/staff/passwords/hash-password.server";

/** Returns a page's messages about a limit. `wait` is in words. */
export type LimitText = (wait: string) => string[];

const defaultLimit: LimitText = (wait) => [text.tooManyAttempts, text.waitAndRetry(wait)];

/** Converts a form's error to a status, messages and headers. Logs an unexpected error, and rethrows a thrown response. */
export function explainError(error: unknown, limit = defaultLimit): FormReply {
  const reached = toReachedLimit(error);
  if (reached) return { ...reached.init, messages: limit(reached.wait) };
  if (error instanceof UnreadableBodyError) return { status: error.status, messages: [error.reason] };
  if (error instanceof UploadError) return explainUpload(error);
  if (error instanceof PasswordQueueFullError)
    return {
      status: 503,
      headers: retryAfter(5),
      messages: [text.signInQueueFull, text.signInQueueFullAdvice],
    };
  if (error instanceof NotAllowedError)
    return { status: 403, messages: [text.noLongerAllowed, text.noLongerAllowedAdvice] };
  return explainFailure(error);
}

function explainUpload(error: UploadError): FormReply {
  if (error.isOurs) logFailure(error);
  const { message, ...init } = describeUploadRefusal(error);
  return {
    ...init,
    messages: [text.filesNotAdded, message, ...(error.isOurs ? [uiText.requestId(requestId())] : [])],
  };
}

function explainFailure(error: unknown): FormReply {
  const { failure, init } = reportError(error);
  const { title, advice, requestId: id } = failure;
  return {
    status: init.status ?? 500,
    headers: init.headers,
    messages: [title, advice, ...(id ? [uiText.requestId(id)] : [])],
  };
}
