import { consumeAttempt, type RateLimit, refundAttempt, TooManyAttemptsError } from "~/db/rate-limit.server";
import { toIpv6Range } from "~/lib/ip-address.server";
import type { ClientLimit } from "./client-limits";

/**
 * The limit of all /64 networks of an IPv6 /48 together, as a multiple of one network's limit. One customer may hold all 65,536 of them.
 */
export const rangeFactor = 5;

/** Attempts that each address keeps when all addresses together have used up the site's limit. */
export const siteReserve = 3;

export function toRangeLimit(limit: RateLimit): RateLimit {
  return { ...limit, attempts: limit.attempts * rangeFactor };
}

/**
 * Counts an attempt of an address before it is made, also against the limits of its IPv6 /48 and of the whole site, if it has one. When a
 * shared limit is used up, only the attempts beyond the address's reserve are rejected: a twentieth of its limit for the /48, `siteReserve`
 * for the site. A rejected attempt does not count.
 *
 * @param address from `clientAddress`: IPv6 as /64
 * @param weight number of attempts to count
 * @throws {TooManyAttemptsError}
 */
export async function consumeAddressAttempt(limit: ClientLimit, address: string, weight = 1): Promise<void> {
  const counted: [RateLimit, string][] = [[limit, address]];
  try {
    const used = await consumeAttempt(limit, address, weight);
    for (const { shared, key, reserve } of sharedLimits(limit, address)) {
      counted.push([shared, key]);
      await consumeAttempt(shared, key, weight).catch((error: unknown) => {
        if (used > reserve || !(error instanceof TooManyAttemptsError)) throw error;
      });
    }
  } catch (error) {
    if (error instanceof TooManyAttemptsError)
      for (const [each, key] of counted) await refundAttempt(each, key, weight);
    throw error;
  }
}

export async function refundAddressAttempt(limit: ClientLimit, address: string, weight = 1): Promise<void> {
  await refundAttempt(limit, address, weight);
  for (const { shared, key } of sharedLimits(limit, address)) await refundAttempt(shared, key, weight);
}

/** Counts an attempt of an address and makes it. Refunds it if it throws or `counts` returns false for its result. */
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

/** Returns the limits that an address shares, with the attempts that each address keeps when a limit is used up. */
function sharedLimits(limit: ClientLimit, address: string) {
  const range = toIpv6Range(address);
  const rangeLimit = range !== null && {
    shared: toRangeLimit(limit),
    key: range,
    reserve: Math.max(1, Math.floor(limit.attempts / 20)),
  };
  const siteLimit = limit.siteAttempts !== undefined && {
    shared: { ...limit, attempts: limit.siteAttempts },
    key: "site",
    reserve: siteReserve,
  };
  return [rangeLimit, siteLimit].filter((each) => each !== false);
}
