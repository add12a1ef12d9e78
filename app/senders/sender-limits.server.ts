import { consumeAttempt, type RateLimit, refundAttempt, TooManyAttemptsError } from "~/db/rate-limit.server";
import { toNetworkRange } from "./network-range";
import { type Standing, standingOf } from "./spam-marks.server";

/** A limit of what strangers may do from one address, and what is left of it after spam. */
export interface SenderLimit extends RateLimit {
  /** Attempts of an address that spam came from. */
  afterSpam: number;
  /** Attempts of a range that spam came from repeatedly, of all its addresses together. */
  ofSpamRange: number;
}

/** The limit that spam has lowered. The person who meets it may be somebody else: tell them to call. */
export class SpamLimitError extends TooManyAttemptsError {
  override name = "SpamLimitError";
}

interface Counted {
  /** Number of attempts to count. */
  weight?: number;
  /** Of the address, if the caller knows it already. */
  standing?: Standing;
}

/**
 * Counts an attempt before it is made, against the limit that the sender's address and its range have. One that is refused does not
 * count.
 *
 * @param address as `clientAddress` returns it
 * @throws {TooManyAttemptsError} a `SpamLimitError` where spam has lowered the limit
 */
export async function consumeSenderAttempt(
  limit: SenderLimit,
  address: string,
  { weight = 1, standing }: Counted = {},
): Promise<void> {
  const known = standing ?? (await standingOf(address));
  const counted: [RateLimit, string][] = [];
  for (const [each, key] of toLimits(limit, address, known)) {
    counted.push([each, key]);
    try {
      await consumeAttempt(each, key, weight);
    } catch (error) {
      if (!(error instanceof TooManyAttemptsError)) throw error;
      // What one of the limits refuses must not use up any of them.
      for (const [refused, refusedKey] of counted) await refundAttempt(refused, refusedKey, weight);
      throw known === "clear" ? error : new SpamLimitError(error.retryAfter);
    }
  }
}

/** Refunds an attempt that `consumeSenderAttempt` counted. */
export async function refundSenderAttempt(
  limit: SenderLimit,
  address: string,
  { weight = 1, standing }: Counted = {},
): Promise<void> {
  const known = standing ?? (await standingOf(address));
  for (const [each, key] of toLimits(limit, address, known)) await refundAttempt(each, key, weight);
}

/**
 * Counts an attempt, makes it, and refunds it where it throws or `counts` returns false for its result.
 *
 * @throws {TooManyAttemptsError} and what `attempt` throws
 */
export async function countSenderAttempt<Result>(
  limit: SenderLimit,
  address: string,
  attempt: () => Promise<Result>,
  counts: (result: Result) => boolean,
): Promise<Result> {
  const standing = await standingOf(address);
  await consumeSenderAttempt(limit, address, { standing });
  let isCounted = false;
  try {
    const result = await attempt();
    isCounted = counts(result);
    return result;
  } finally {
    // A failed refund must not hide the outcome of the attempt.
    if (!isCounted) await refundSenderAttempt(limit, address, { standing }).catch(() => undefined);
  }
}

/** Returns the limits that apply, each with its key. An address keeps its count when its limit is lowered. */
function toLimits(limit: SenderLimit, address: string, standing: Standing): [RateLimit, string][] {
  if (standing === "spam-from-address") return [[{ ...limit, attempts: limit.afterSpam }, address]];
  const range = toNetworkRange(address);
  if (standing === "clear" || range === null) return [[limit, address]];
  return [
    [limit, address],
    [{ ...limit, attempts: limit.ofSpamRange }, range],
  ];
}
