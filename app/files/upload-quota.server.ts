import { clientAddress } from "~/http/client-address.server";
import { takeAttempt, TooManyAttemptsError } from "~/http/rate-limit.server";

const hour = 60 * 60;
/** Generous, as a whole office may share one address: some 270 files of 15 MB, or 3,000 small ones. */
const calls = { name: "upload-calls", attempts: 3_000, seconds: hour };
const kibibytes = { name: "upload-kibibytes", attempts: 4 * 1024 * 1024, seconds: hour };
/** Bytes that one form can be charged with, whatever it says of itself. */
const mostPerForm = 320 * 1024 * 1024;

/**
 * Counts a form with files against what its sender's address may send within an hour.
 *
 * @returns seconds until it may send again; null when it may send this
 */
export async function takeUploadQuota(headers: Headers): Promise<number | null> {
  const waitForCalls = await take(calls, 1);
  return waitForCalls ?? take(kibibytes, toKibibytes(lengthOf(headers)));
}

/** Counts afterwards what a form has brought that did not say how long it is. */
export async function countUnannounced(headers: Headers, bytes: number): Promise<void> {
  if (!headers.has("Content-Length") && bytes > 0) await take(kibibytes, toKibibytes(bytes));
}

async function take(limit: typeof calls, weight: number): Promise<number | null> {
  try {
    await takeAttempt(limit, clientAddress(), weight);
    return null;
  } catch (error) {
    if (!(error instanceof TooManyAttemptsError)) throw error;
    return error.retryAfter;
  }
}

function lengthOf(headers: Headers): number {
  const length = Number(headers.get("Content-Length"));
  return length > 0 ? Math.min(length, mostPerForm) : 0;
}

function toKibibytes(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / 1024));
}
