import { describeWait } from "~/lib/describe-wait";
import { refusals } from "~/files/rules";
import * as text from "~/messages/uploads";
import { UploadError } from "./upload-error";

/** A limit that many senders share is reached: no more files of a form are accepted until later. */
export interface UploadRefusal {
  /** The HTTP status that fits the message. */
  status: 429 | 507;
  /** For the sender; names the file. */
  message: (name: string) => string;
  /** For the sender of a whole form. */
  formMessage: string;
  /** Seconds until the same upload may succeed. */
  retryAfter: number;
}

/** For API clients that retry. When space becomes free is unknown, so the message for people has no time. */
const storeRetrySeconds = 60 * 60;

/** @param retryAfter seconds */
export function overQuota(retryAfter: number): UploadRefusal {
  const wait = describeWait(retryAfter);
  return {
    status: 429,
    message: (name) => refusals.overQuota(name, wait),
    formMessage: text.formOverQuota(wait),
    retryAfter,
  };
}

export function storeIsFull(): UploadRefusal {
  return {
    status: 507,
    message: refusals.storeFull,
    formMessage: text.formStoreFull,
    retryAfter: storeRetrySeconds,
  };
}

/** Returns the error that refuses a whole form, for a sender that does not stop. */
export function toUploadError({ status, formMessage, retryAfter }: UploadRefusal): UploadError {
  return new UploadError(status, formMessage, { retryAfter });
}
