import { describeWait } from "~/lib/describe-wait";
import { refusals } from "~/files/rules";
import { UploadError } from "./upload-error";

/** Why nothing more of a form's files is taken: a limit that many senders share, which time lifts. */
export interface UploadRefusal {
  /** The HTTP status that says the same. */
  status: 429 | 507;
  /** For the sender; names the file. */
  message: (name: string) => string;
  /** Seconds until the same upload may succeed. */
  retryAfter: number;
}

/** For programs that try again. Nobody knows when there is room, so the message for people names no time. */
const storeRetrySeconds = 60 * 60;

/** @param retryAfter seconds */
export function overQuota(retryAfter: number): UploadRefusal {
  return { status: 429, message: (name) => refusals.overQuota(name, describeWait(retryAfter)), retryAfter };
}

export function storeIsFull(): UploadRefusal {
  return { status: 507, message: refusals.storeFull, retryAfter: storeRetrySeconds };
}

/** The refusal of a whole form, for one that goes on sending. */
export function toUploadError({ status, message, retryAfter }: UploadRefusal): UploadError {
  return new UploadError(status, message("The form"), { retryAfter });
}
