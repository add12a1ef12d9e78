import { NotAllowedError, SessionEndedError, VerificationNeededError } from "~/access/session";
import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { UploadError } from "~/files/transport/upload-error";
import { describeWait } from "~/lib/format-amount";
import { retryAfter } from "~/lib/response-headers";
import * as text from "~/messages/api";
import { requestId } from "~/process/current-request.server";
import { describeUploadRefusal } from "~/refusals/upload.server";
import { failed, problem } from "~/server/json-response.server";
import { logFailure } from "~/server/unexpected-error.server";
import { PasswordQueueFullError } from "~/staff/passwords/hash-password.server";

/** Builds the 401 response for a request without a session, or whose session ended while the request was queued. */
export function unauthorized(message = text.signInFirst): Response {
  return problem(401, message, { headers: { "WWW-Authenticate": "Bearer" } });
}

/** Builds the response for an operation's error. An unexpected error is logged and becomes a 500, or a 503 or 507 for a temporary fault. */
export function toErrorResponse(error: unknown): Response {
  if (error instanceof Response) return error;
  if (error instanceof TooManyAttemptsError)
    return problem(429, text.tooManyRequests(describeWait(error.retryAfter)), {
      headers: retryAfter(error.retryAfter),
    });
  if (error instanceof PasswordQueueFullError)
    return problem(503, text.signInQueueFull, {
      headers: retryAfter(5),
    });
  if (error instanceof SessionEndedError) return unauthorized(text.sessionEnded);
  if (error instanceof VerificationNeededError) return problem(403, text.signInAgain);
  if (error instanceof UploadError) {
    if (error.isOurs) logFailure(error);
    const { status, message, headers } = describeUploadRefusal(error);
    return problem(status, error.isOurs ? text.withRequestId(message, requestId()) : message, { headers });
  }
  if (error instanceof NotAllowedError) return problem(403, text.forbidden);
  return failed(error);
}
