import { refusals } from "~/files/rules";
import type { Shortage } from "~/files/storage-capacity.server";
import { describeWait } from "~/lib/format-amount";
import { hourSeconds } from "~/lib/time";
import * as text from "~/messages/uploads";
import { UploadError } from "./upload-error";

/** A limit that many senders share is reached: no more files of a form are accepted until later. */
export interface UploadRefusal {
  /** The HTTP status that fits the message. */
  status: 413 | 429 | 503 | 507;
  /** For the sender; names the file. */
  message: (name: string) => string;
  /** For the sender of a whole form. */
  formMessage: string;
  /** Seconds until the same upload may succeed. */
  retryAfter: number;
}

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

/** The address sends as many forms as it may at the same time. */
export function tooManyUploads(): UploadRefusal {
  return {
    status: 429,
    message: refusals.tooManyUploads,
    formMessage: text.formTooManyUploads,
    retryAfter: 10,
  };
}

/** When space becomes free is unknown, so the messages for people have no time; the seconds are for API clients that retry. */
export function storeIsFull(): UploadRefusal {
  return {
    status: 507,
    message: refusals.storeFull,
    formMessage: text.formStoreFull,
    retryAfter: hourSeconds,
  };
}

/** The refusal for each shortage of the store. */
export const shortages: Record<Shortage, () => UploadRefusal> = {
  full: storeIsFull,
  // Open forms end within minutes, and most reserve more than they use.
  reserved: () => ({
    status: 503,
    message: refusals.storeBusy,
    formMessage: text.formStoreBusy,
    retryAfter: 60,
  }),
  // Not 429: who waits a little has no more room, and must continue without the file.
  share: () => ({
    status: 413,
    message: refusals.overShare,
    formMessage: text.formOverShare,
    retryAfter: hourSeconds,
  }),
};

/** Returns the error that refuses a whole form, for a sender that does not stop. */
export function toUploadError({ status, formMessage, retryAfter }: UploadRefusal): UploadError {
  return new UploadError(status, formMessage, { retryAfter });
}
