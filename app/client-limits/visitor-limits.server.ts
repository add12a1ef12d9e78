import { type RateLimit, TooManyAttemptsError } from "~/db/rate-limit.server";
import { consumeAddressAttempt, refundAddressAttempt, toRangeLimit } from "./address-limits.server";
import { type Standing, standingOf } from "./spam-marks.server";

/** A limit of what strangers may do from one address, and what is left of it after spam. */
export interface VisitorLimit extends RateLimit {
  /** Attempts of an address that spam came from. */
  afterSpam: number;
  /**
   * Attempts of each address in a range where staff found spam of several addresses; and what an address has for itself while the
   * others of its IPv6 /48 have used up what they have together.
   */
  inSpamRange: number;
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
 * Counts an attempt before it is made, against the limit that the standing of the client's address leaves it. One that is refused does
 * not count.
 *
 * @param address as `clientAddress` returns it
 * @throws {TooManyAttemptsError} a `SpamLimitError` where spam has lowered the limit
 */
export async function consumeVisitorAttempt(
  limit: VisitorLimit,
  address: string,
  { weight = 1, standing }: Counted = {},
): Promise<void> {
  const known = standing ?? (await standingOf(address));
  const own = { ...limit, attempts: attemptsOf(limit, known) };
  const counted = { weight, reserve: limit.inSpamRange };
  try {
    await consumeAddressAttempt(own, address, counted, toRangeLimit(limit));
  } catch (error) {
    if (!(error instanceof TooManyAttemptsError) || known === "clear") throw error;
    throw new SpamLimitError(error.retryAfter);
  }
}

/** Refunds an attempt that `consumeVisitorAttempt` counted. */
export function refundVisitorAttempt(limit: VisitorLimit, address: string, weight = 1): Promise<void> {
  return refundAddressAttempt(limit, address, weight);
}

/**
 * Counts an attempt, makes it, and refunds it where it throws or `counts` returns false for its result.
 *
 * @throws {TooManyAttemptsError} and what `attempt` throws
 */
export async function countVisitorAttempt<Result>(
  limit: VisitorLimit,
  address: string,
  attempt: () => Promise<Result>,
  counts: (result: Result) => boolean,
): Promise<Result> {
  await consumeVisitorAttempt(limit, address);
  let isCounted = false;
  try {
    const result = await attempt();
    isCounted = counts(result);
    return result;
  } finally {
    // A failed refund must not hide the outcome of the attempt.
    if (!isCounted) await refundVisitorAttempt(limit, address).catch(() => undefined);
  }
}

/** An address keeps its count when its limit is lowered. */
function attemptsOf(limit: VisitorLimit, standing: Standing): number {
  if (standing === "spam-from-address") return limit.afterSpam;
  return standing === "spam-from-range" ? limit.inSpamRange : limit.attempts;
}
