import { clientAddress } from "~/server/client-address.server";
import { type RateLimit, refundAttempt, consumeAttempt, TooManyAttemptsError } from "~/db/rate-limit.server";

const hour = 60 * 60;
const kibibytesPerGibibyte = 1024 * 1024;
/** Generous, as a whole office may share one address: some 270 files of 15 MB, or 3,000 small ones. */
const calls = { name: "upload-calls", attempts: 3_000, seconds: hour };
const hourly = { name: "upload-kibibytes", attempts: 4 * kibibytesPerGibibyte, seconds: hour };
/** With the hourly limit alone, one address fills what the site keeps without a booking in five hours. */
const daily = { name: "upload-kibibytes-day", attempts: 5 * kibibytesPerGibibyte, seconds: 24 * hour };

/**
 * Counts a form with files against what its sender's address may send within an hour.
 *
 * @returns seconds until it may send again; null when it may send this
 */
export function chargeCall(): Promise<number | null> {
  return charge(calls, 1);
}

/**
 * Counts bytes against what the address may send within an hour and within a day. Bytes that are refused are not
 * counted.
 *
 * @returns seconds until the address may send again; null when it may send these
 */
export async function chargeBytes(bytes: number): Promise<number | null> {
  const weight = Math.ceil(bytes / 1024);
  const counted: RateLimit[] = [];
  for (const limit of [hourly, daily]) {
    counted.push(limit);
    const wait = await charge(limit, weight);
    if (wait === null) continue;
    await giveBack(counted, weight);
    return wait;
  }
  return null;
}

/** Takes bytes back that were counted and have not come. */
export async function returnBytes(bytes: number): Promise<void> {
  const weight = Math.floor(bytes / 1024);
  if (weight > 0) await giveBack([hourly, daily], weight);
}

async function giveBack(limits: RateLimit[], weight: number) {
  for (const limit of limits) await refundAttempt(limit, clientAddress(), weight);
}

async function charge(limit: RateLimit, weight: number): Promise<number | null> {
  try {
    await consumeAttempt(limit, clientAddress(), weight);
    return null;
  } catch (error) {
    if (!(error instanceof TooManyAttemptsError)) throw error;
    return error.retryAfter;
  }
}
