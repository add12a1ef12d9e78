import { consumeAttempt, type RateLimit, refundAttempt, TooManyAttemptsError } from "~/db/rate-limit.server";
import { toIpv6Range } from "~/lib/ip-address.server";

/** How many addresses' worth all /64 networks of one IPv6 /48 have together: one customer may hold 65,536 of them. */
export const rangeFactor = 5;

/** What each address has for itself of a limit of the whole site. */
export const siteReserve = 3;

/** Returns the limit of all addresses of one IPv6 /48 together. */
export function toRangeLimit(limit: RateLimit): RateLimit {
  return { ...limit, attempts: limit.attempts * rangeFactor };
}

/**
 * Counts an attempt of an address before it is made; for IPv6 also for its /48, which only takes what exceeds the address's reserve, a
 * twentieth of its limit. One that is refused does not count.
 *
 * @param address as `clientAddress` returns it: IPv6 by /64
 * @param weight number of attempts to count
 * @returns how many attempts of the address are counted now, this one included
 * @throws {TooManyAttemptsError}
 */
export async function consumeAddressAttempt(limit: RateLimit, address: string, weight = 1): Promise<number> {
  const range = toIpv6Range(address);
  const ofRange = toRangeLimit(limit);
  const counted: [RateLimit, string][] = [[limit, address]];
  try {
    const used = await consumeAttempt(limit, address, weight);
    if (range === null) return used;
    counted.push([ofRange, range]);
    await consumeAttempt(ofRange, range, weight).catch((error: unknown) => {
      if (used > toReserve(limit) || !(error instanceof TooManyAttemptsError)) throw error;
    });
    return used;
  } catch (error) {
    if (error instanceof TooManyAttemptsError)
      for (const [each, key] of counted) await refundAttempt(each, key, weight);
    throw error;
  }
}

/**
 * Counts an attempt of an address also against a limit of the whole site, which shuts nobody out: once all addresses together have used it
 * up, each still has `siteReserve` attempts in its window.
 *
 * @throws {TooManyAttemptsError}
 */
export async function consumeSiteAttempt(
  limit: RateLimit,
  ofSite: RateLimit,
  address: string,
): Promise<void> {
  const used = await consumeAddressAttempt(limit, address);
  await consumeAttempt(ofSite, "site").catch((error: unknown) => {
    if (used > siteReserve || !(error instanceof TooManyAttemptsError)) throw error;
  });
}

/** Refunds an attempt that `consumeAddressAttempt` counted. */
export async function refundAddressAttempt(limit: RateLimit, address: string, weight = 1): Promise<void> {
  await refundAttempt(limit, address, weight);
  const range = toIpv6Range(address);
  if (range !== null) await refundAttempt(limit, range, weight);
}

/**
 * Counts an attempt of an address, makes it, and refunds it where it throws or `counts` returns false for its result.
 *
 * @throws {TooManyAttemptsError} and what `attempt` throws
 */
export async function countAddressAttempt<Result>(
  limit: RateLimit,
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

function toReserve({ attempts }: RateLimit): number {
  return Math.max(1, Math.floor(attempts / 20));
}
