import { consumeAttempt, type RateLimit, refundAttempt, TooManyAttemptsError } from "~/db/rate-limit.server";
import { toIpv6Range } from "~/lib/ip-address.server";

/** How many addresses' worth all /64 networks of one IPv6 /48 have together: one customer may hold 65,536 of them. */
export const rangeFactor = 5;

/** What each address has for itself of a limit of the whole site. */
export const siteReserve = 3;

interface Counted {
  /** Number of attempts to count. */
  weight?: number;
  /** What an address has for itself, whatever the others of its /48 have used up; a twentieth of the limit by default. */
  reserve?: number;
}

/** Returns the limit of all addresses of one IPv6 /48 together. */
export function toRangeLimit(limit: RateLimit): RateLimit {
  return { ...limit, attempts: limit.attempts * rangeFactor };
}

/**
 * Counts an attempt of an address before it is made; for IPv6 also for its /48, which only takes what exceeds the address's reserve. One
 * that is refused does not count.
 *
 * @param address as `clientAddress` returns it: IPv6 by /64
 * @param ofRange the limit of the /48, where it is not that of `limit`
 * @returns how many attempts of the address are counted now, this one included
 * @throws {TooManyAttemptsError}
 */
export async function consumeAddressAttempt(
  limit: RateLimit,
  address: string,
  { weight = 1, reserve = toReserve(limit) }: Counted = {},
  ofRange = toRangeLimit(limit),
): Promise<number> {
  const range = toIpv6Range(address);
  const counted: [RateLimit, string][] = [[limit, address]];
  try {
    const used = await consumeAttempt(limit, address, weight);
    if (range === null) return used;
    counted.push([ofRange, range]);
    await consumeAttempt(ofRange, range, weight).catch((error: unknown) => {
      if (used > reserve || !(error instanceof TooManyAttemptsError)) throw error;
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
export async function refundAddressAttempt(limit: RateLimit, address: string, weight: number): Promise<void> {
  await refundAttempt(limit, address, weight);
  const range = toIpv6Range(address);
  if (range !== null) await refundAttempt(limit, range, weight);
}

function toReserve({ attempts }: RateLimit): number {
  return Math.max(1, Math.floor(attempts / 20));
}
