import { and, eq, gt, like, lte, or, sql } from "drizzle-orm";
import { db } from "./client.server";
import type { Database } from "./connection.server";
import { rateLimits } from "./schema.server";
import { sqlTime } from "./sql-parts.server";

/**
 * A fixed-window rate limit: a number of attempts within `seconds` of the first. The database counts for all processes by its own clock, so
 * a process with a wrong clock changes no window.
 */
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

const isPast = lte(rateLimits.expire, sql`now()`);
const toRowKey = ({ name }: RateLimit, key: string) => `${name}:${key}`;

/**
 * Counts an attempt before it is made, so concurrent attempts cannot exceed the limit.
 *
 * @param weight number of attempts to count
 * @returns the count in this window, including these attempts
 * @throws {TooManyAttemptsError}
 */
export async function consumeAttempt(limit: RateLimit, key: string, weight = 1): Promise<number> {
  const expire = sql`now() + make_interval(secs => ${limit.seconds})`;
  const [window] = await db()
    .insert(rateLimits)
    .values({ key: toRowKey(limit, key), points: weight, expire })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isPast} then excluded.points else ${rateLimits.points} + excluded.points end`,
        expire: sql`case when ${isPast} then excluded.expire else ${rateLimits.expire} end`,
      },
    })
    .returning({
      points: rateLimits.points,
      secondsLeft: sql<number>`extract(epoch from ${rateLimits.expire} - now())::float8`,
    });
  if (!window) throw new Error("A count returned no row.");
  if (window.points > limit.attempts) throw new TooManyAttemptsError(Math.ceil(window.secondsLeft));
  return window.points;
}

/** Counts an attempt. Returns the seconds until the next one is allowed; 0 if this one is. */
export async function tryAttempt(limit: RateLimit, key: string): Promise<number> {
  try {
    await consumeAttempt(limit, key);
    return 0;
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return error.retryAfter;
    throw error;
  }
}

/** Refunds attempts that were not made, or not in full. Does nothing after the end of the window. */
export async function refundAttempt(limit: RateLimit, key: string, weight = 1): Promise<void> {
  await db()
    .update(rateLimits)
    .set({ points: sql`greatest(0, ${rateLimits.points} - ${weight}::integer)` })
    .where(and(eq(rateLimits.key, toRowKey(limit, key)), gt(rateLimits.expire, sql`now()`)));
}

/** Runs `work` unless it ran for the key within `seconds`. A failed run does not count, so the next call runs it again. */
export async function runOncePer(
  once: Omit<RateLimit, "attempts">,
  key: string,
  work: () => Promise<void>,
): Promise<void> {
  const limit = { ...once, attempts: 1 };
  if ((await tryAttempt(limit, key)) > 0) return;
  try {
    await work();
  } catch (error) {
    await refundAttempt(limit, key);
    throw error;
  }
}

export async function resetAttempts(limit: RateLimit, key: string): Promise<void> {
  await db()
    .delete(rateLimits)
    .where(eq(rateLimits.key, toRowKey(limit, key)));
}

/** Resets the counts of all keys with a prefix: `[limit, prefix]`. */
export async function resetAttemptsOf(
  prefixes: readonly (readonly [RateLimit, string])[],
  database: Database = db(),
): Promise<void> {
  const matches = prefixes.map(([limit, key]) => like(rateLimits.key, `${toRowKey(limit, key)}%`));
  await database.delete(rateLimits).where(or(...matches));
}

export async function sweepRateLimits(now: Date): Promise<void> {
  await db()
    .delete(rateLimits)
    .where(lte(rateLimits.expire, sqlTime(now)));
}
