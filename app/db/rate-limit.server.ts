import { and, eq, gt, lte, sql } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "./client.server";
import { rateLimits } from "./schema.server";

/** A fixed-window rate limit: a number of attempts within `seconds` of the first. The database counts, for all processes. */
export interface RateLimit {
  name: string;
  attempts: number;
  seconds: number;
}

export class TooManyAttemptsError extends Error {
  override name = "TooManyAttemptsError";

  /** @param retryAfter seconds until the window ends */
  constructor(readonly retryAfter: number) {
    super(`Too many attempts; the next one in ${retryAfter} seconds.`);
  }
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit.
 *
 * @param weight number of attempts to count
 * @throws {TooManyAttemptsError}
 */
export async function consumeAttempt(limit: RateLimit, key: string, weight = 1): Promise<void> {
  try {
    await createLimiter(limit).consume(key, weight);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw new TooManyAttemptsError(Math.ceil(rejection.msBeforeNext / 1000));
  }
}

/**
 * Refunds attempts that were not made, or not in full.
 *
 * @param weight number of attempts to refund
 */
export async function refundAttempt(limit: RateLimit, key: string, weight = 1): Promise<void> {
  const limiter = createLimiter(limit);
  // Not the limiter's own `reward`: after the window has ended, that starts a new one below zero.
  await db()
    .update(rateLimits)
    .set({ points: sql`greatest(0, ${rateLimits.points} - ${weight}::integer)` })
    .where(and(eq(rateLimits.key, limiter.getKey(key)), gt(rateLimits.expire, new Date())));
}

/** Resets the count of a key. */
export async function resetAttempts(limit: RateLimit, key: string): Promise<void> {
  await createLimiter(limit).delete(key);
}

/** Deletes the counts of past windows. */
export async function sweepRateLimits(): Promise<void> {
  await db().delete(rateLimits).where(lte(rateLimits.expire, new Date()));
}

function createLimiter({ name, attempts, seconds }: RateLimit): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: db(),
    schema: rateLimits,
    keyPrefix: name,
    points: attempts,
    duration: seconds,
    clearExpiredByTimeout: false,
  });
}
