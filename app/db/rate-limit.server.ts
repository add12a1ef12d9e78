import { and, eq, gt, lte, sql } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "./client.server";
import { rateLimits } from "./schema.server";

/** So many attempts within so many seconds of the first one; counted in the database, for all processes. */
export interface RateLimit {
  name: string;
  attempts: number;
  seconds: number;
}

export class TooManyAttemptsError extends Error {
  override name = "TooManyAttemptsError";

  /** @param retryAfter seconds until the next attempt counts as a first one */
  constructor(readonly retryAfter: number) {
    super(`Too many attempts; the next one in ${retryAfter} seconds.`);
  }
}

/**
 * Counts an attempt before it is made, so that many at once cannot slip through.
 *
 * @param weight as how many attempts it counts
 * @throws {TooManyAttemptsError}
 */
export async function consumeAttempt(limit: RateLimit, key: string, weight = 1): Promise<void> {
  try {
    await limiterOf(limit).consume(key, weight);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new TooManyAttemptsError(Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/**
 * Counts an attempt, makes it, and gives it back where it came to nothing: `counts` says so, or it failed.
 *
 * @throws {TooManyAttemptsError} and what `attempt` throws
 */
export async function countAttempt<Result>(
  limit: RateLimit,
  key: string,
  attempt: () => Promise<Result>,
  counts: (result: Result) => boolean,
): Promise<Result> {
  await consumeAttempt(limit, key);
  let isCounted = false;
  try {
    const result = await attempt();
    isCounted = counts(result);
    return result;
  } finally {
    // The outcome of the attempt stands, whatever happens to its count.
    if (!isCounted) await refundAttempt(limit, key).catch(() => undefined);
  }
}

/**
 * Takes attempts back that were not made, or not in full.
 *
 * @param weight how many
 */
export async function refundAttempt(limit: RateLimit, key: string, weight = 1): Promise<void> {
  const limiter = limiterOf(limit);
  // Not the limiter's own `reward`: once the count has expired, that starts a new one below zero.
  await db()
    .update(rateLimits)
    .set({ points: sql`greatest(0, ${rateLimits.points} - ${weight}::integer)` })
    .where(and(eq(rateLimits.key, limiter.getKey(key)), gt(rateLimits.expire, new Date())));
}

/** Starts the count of a key anew. */
export async function resetAttempts(limit: RateLimit, key: string): Promise<void> {
  await limiterOf(limit).delete(key);
}

/** Deletes counts that are over. */
export async function sweepRateLimits(): Promise<void> {
  await db().delete(rateLimits).where(lte(rateLimits.expire, new Date()));
}

function limiterOf({ name, attempts, seconds }: RateLimit): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: db(),
    schema: rateLimits,
    keyPrefix: name,
    points: attempts,
    duration: seconds,
    clearExpiredByTimeout: false,
  });
}
