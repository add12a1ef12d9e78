import { describeWait } from "~/lib/describe-wait";
import type { FormRefusal } from "~/forms/handle-form.server";
import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { PasswordQueueFullError } from "~/staff/passwords/hash-password.server";
import { EmailTakenError, NotAllowedError, SystemAdminError } from "~/staff/user-errors";

/** Turns an error of a change to an account into a rejected submission; returns undefined for unexpected errors. */
export function explainRefusal(error: unknown): FormRefusal | undefined {
  if (error instanceof EmailTakenError)
    return { status: 409, errors: { email: ["Another account has this email: enter a different one"] } };
  if (error instanceof SystemAdminError)
    return {
      status: 403,
      messages: [
        "The system admin's account cannot be changed here",
        "Only its owner changes it, and its email is a setting of the server.",
      ],
    };
  if (error instanceof NotAllowedError)
    return {
      status: 403,
      messages: [
        "Your account may not do this any more",
        "An administrator has changed it meanwhile. Ask them if you need it.",
      ],
    };
  if (error instanceof PasswordQueueFullError)
    return {
      status: 503,
      headers: { "Retry-After": "5" },
      messages: ["Too many people are signing in", "Wait a few seconds, then try again."],
    };
  if (error instanceof TooManyAttemptsError)
    return {
      status: 429,
      headers: { "Retry-After": String(error.retryAfter) },
      messages: ["Too many attempts", `Wait ${describeWait(error.retryAfter)}, then try again.`],
    };
  return undefined;
}
