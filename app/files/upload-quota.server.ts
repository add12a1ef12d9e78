import { clientAddress } from "~/http/client-address.server";
import { returnAttempt, takeAttempt, TooManyAttemptsError } from "~/http/rate-limit.server";

const hour = 60 * 60;
/** Generous, as a whole office may share one address: some 270 files of 15 MB, or 3,000 small ones. */
const calls = { name: "upload-calls", attempts: 3_000, seconds: hour };
const kibibytes = { name: "upload-kibibytes", attempts: 4 * 1024 * 1024, seconds: hour };

/**
 * Counts a form with files against what its sender's address may send within an hour.
 *
 * @returns seconds until it may send again; null when it may send this
 */
export function chargeCall(): Promise<number | null> {
  return charge(calls, 1);
}

/**
 * Counts bytes in the same way. Bytes that are refused are not counted.
 *
 * @returns seconds until the address may send again; null when it may send these
 */
export async function chargeBytes(bytes: number): Promise<number | null> {
  const weight = toKibibytes(bytes);
  const wait = await charge(kibibytes, weight);
  if (wait !== null) await returnAttempt(kibibytes, clientAddress(), weight);
  return wait;
}

/** Takes bytes back that were counted and have not come. */
export async function returnBytes(bytes: number): Promise<void> {
  const weight = Math.floor(bytes / 1024);
  if (weight > 0) await returnAttempt(kibibytes, clientAddress(), weight);
}

async function charge(limit: typeof calls, weight: number): Promise<number | null> {
  try {
    await takeAttempt(limit, clientAddress(), weight);
    return null;
  } catch (error) {
    if (!(error instanceof TooManyAttemptsError)) throw error;
    return error.retryAfter;
  }
}

function toKibibytes(bytes: number): number {
  return Math.ceil(bytes / 1024);
}
