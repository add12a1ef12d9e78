import { consumeAttempt, type RateLimit, refundAttempt, TooManyAttemptsError } from "~/db/rate-limit.server";
import { toIpv6Range } from "~/lib/ip-address.server";
import type { ClientLimit } from "./client-limits";

/** How many addresses' worth all /64 networks of one IPv6 /48 have together: one customer may hold 65,536 of them. */
export const rangeFactor = 5;

/** What each address has for itself of a limit of the whole site, once all together have used it up. */
export const siteReserve = 3;

/** Returns the limit of all addresses of one IPv6 /48 together. */
export function toRangeLimit(limit: RateLimit): RateLimit {
  return { ...limit, attempts: limit.attempts * rangeFactor };
}

/**
 * Counts an attempt of an address before it is made; for IPv6 also for its /48, and where the limit has a number for it, for the whole site.
 * Those only take what exceeds the address's reserve: a twentieth of its limit beside a busy /48. One that is refused does not count.
 *
 * @param address as `clientAddress` returns it: IPv6 by /64
 * @param weight number of attempts to count
 * @throws {TooManyAttemptsError}
 */
export async function consumeAddressAttempt(limit: ClientLimit, address: string, weight = 1): Promise<void> {
  const counted: [RateLimit, string][] = [[limit, address]];
  try {
    const used = await consumeAttempt(limit, address, weight);
    for (const { of, key, reserve } of sharedLimits(limit, address)) {
      counted.push([of, key]);
      await consumeAttempt(of, key, weight).catch((error: unknown) => {
        if (used > reserve || !(error instanceof TooManyAttemptsError)) throw error;
      });
    }
  } catch (error) {
    if (error instanceof TooManyAttemptsError)
      for (const [each, key] of counted) await refundAttempt(each, key, weight);
    throw error;
  }
}

/** Refunds an attempt that `consumeAddressAttempt` counted. */
export async function refundAddressAttempt(limit: ClientLimit, address: string, weight = 1): Promise<void> {
  await refundAttempt(limit, address, weight);
  for (const { of, key } of sharedLimits(limit, address)) await refundAttempt(of, key, weight);
}

/**
 * Counts an attempt of an address, makes it, and refunds it where it throws or `counts` returns false for its result.
 *
 * @throws {TooManyAttemptsError} and what `attempt` throws
 */
export async function countAddressAttempt<Result>(
  limit: ClientLimit,
  address: string,
  attempt: () => Promise<Result>,
  counts: (result: Result) => boolean,
): Promise<Result> {
  await consumeAddressAttempt(limit, address);
  let isCounted = false;
  try {
    const result = await attempt();
    isCounted = counts(result);
    return result;
  } finally {
    // A failed refund must not hide the outcome of the attempt.
    if (!isCounted) await refundAddressAttempt(limit, address).catch(() => undefined);
  }
}

/** Returns what an address shares with others, and what each has for itself once that is used up. */
function sharedLimits(limit: ClientLimit, address: string) {
  const range = toIpv6Range(address);
  const ofRange = range !== null && {
    of: toRangeLimit(limit),
    key: range,
    reserve: Math.max(1, Math.floor(limit.attempts / 20)),
  };
  const ofSite = limit.ofSite !== undefined && {
    of: { ...limit, attempts: limit.ofSite },
    key: "site",
    reserve: siteReserve,
  };
  return [ofRange, ofSite].filter((shared) => shared !== false);
}
