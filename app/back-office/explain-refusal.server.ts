import { describeWait } from "~/lib/describe-wait";
import type { FormRefusal } from "~/forms/handle-form.server";
import * as text from "~/messages/form-refusals";
import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { PasswordQueueFullError } from "~/staff/passwords/hash-password.server";
import {
  EmailTakenError,
  InvalidCodeError,
  LastAdminError,
  LastFactorError,
  NotAllowedError,
  PasskeyRefusedError,
  SystemAdminError,
} from "~/staff/user-errors";

/** Turns an error of a change to an account into a rejected submission; returns undefined for unexpected errors. */
export function explainRefusal(error: unknown): FormRefusal | undefined {
  if (error instanceof EmailTakenError) return { status: 409, errors: { email: [text.emailTaken] } };
  if (error instanceof SystemAdminError)
    return {
      status: 403,
      messages: [text.systemAdmin, text.systemAdminAdvice],
    };
  if (error instanceof LastAdminError)
    return { status: 409, messages: [text.lastAdmin, text.lastAdminAdvice] };
  if (error instanceof NotAllowedError)
    return {
      status: 403,
      messages: [text.noLongerAllowed, text.noLongerAllowedAdvice],
    };
  if (error instanceof PasswordQueueFullError)
    return {
      status: 503,
      headers: { "Retry-After": "5" },
      messages: [text.signInQueueFull, text.signInQueueFullAdvice],
    };
  if (error instanceof PasskeyRefusedError)
    return { status: 400, messages: [text.passkeyRefused, text.passkeyRefusedAdvice] };
  if (error instanceof InvalidCodeError) return { status: 400, errors: { code: [error.message] } };
  if (error instanceof LastFactorError)
    return { status: 409, messages: [text.lastFactor, text.lastFactorAdvice] };
  if (error instanceof TooManyAttemptsError)
    return {
      status: 429,
      headers: { "Retry-After": String(error.retryAfter) },
      messages: [text.tooManyAttempts, text.waitAndRetry(describeWait(error.retryAfter))],
    };
  return undefined;
}
