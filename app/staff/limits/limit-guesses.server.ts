import { consumeAttempt, type RateLimit, refundAttempt, resetAttempts } from "~/db/rate-limit.server";
import { log } from "~/process/log.server";

/** A rate limit that guesses of a password or code count against. */
export interface GuessCounter {
  limit: RateLimit;
  key: string;
  /** What a right guess does: resets the count, or refunds only itself and leaves the failures of others. */
  onSuccess: "reset" | "refund";
}

/** Whether a guess was right; `unchecked` if it could not be checked. */
type Judgment = "right" | "wrong" | "unchecked";

/**
 * Counts a guess of a password or code before it is checked, so that concurrent guesses cannot exceed the limit. Refunds a guess that
 * was right, or that was not checked because a later counter refused it, the queue was full or the database failed.
 *
 * @param judge returns the judgment by the result of `guess`
 * @throws {TooManyAttemptsError}
 */
export async function limitGuesses<Result>(
  counters: readonly GuessCounter[],
  guess: () => Promise<Result>,
  judge: (result: Result) => Judgment,
): Promise<Result> {
  const counted: GuessCounter[] = [];
  let result: Result;
  try {
    for (const counter of counters) {
      await consumeAttempt(counter.limit, counter.key);
      counted.push(counter);
    }
    result = await guess();
  } catch (error) {
    await refund(counted);
    throw error;
  }
  const judgment = judge(result);
  if (judgment === "unchecked") await refund(counted);
  if (judgment !== "right") return result;
  for (const { limit, key, onSuccess } of counters)
    await (onSuccess === "reset" ? resetAttempts(limit, key) : refundAttempt(limit, key));
  return result;
}

/** Does not throw: the caller needs the original error, not the failure of the refund. */
async function refund(counted: readonly GuessCounter[]) {
  try {
    for (const { limit, key } of counted) await refundAttempt(limit, key);
  } catch (error) {
    log.warn({ event: "attempt-not-returned", err: error }, "Could not refund a sign-in attempt");
  }
}
