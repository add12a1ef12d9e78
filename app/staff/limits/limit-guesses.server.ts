import { consumeAttempt, type RateLimit, refundAttempt, resetAttempts } from "~/db/rate-limit.server";
import { log } from "~/process/log.server";

export interface GuessCounter {
  limit: RateLimit;
  key: string;
  /** The effect of a right guess: `reset` clears the count, `refund` uncounts only this attempt and keeps the count of earlier failures. */
  onSuccess: "reset" | "refund";
}

/** `unchecked`: the guess could not be checked. */
type GuessJudgment = "right" | "wrong" | "unchecked";

/**
 * Counts a guess of a password or code before it is checked, so concurrent guesses cannot exceed the limit. A right guess changes the
 * counters as `onSuccess` says. An unchecked guess is refunded: a later counter refused it, the queue was full, or the database failed.
 *
 * @param judge judges the result of `guess`
 * @throws {TooManyAttemptsError}
 */
export async function limitGuesses<Result>(
  counters: readonly GuessCounter[],
  guess: () => Promise<Result>,
  judge: (result: Result) => GuessJudgment,
): Promise<Result> {
  const consumed: GuessCounter[] = [];
  let result: Result;
  try {
    for (const counter of counters) {
      await consumeAttempt(counter.limit, counter.key);
      consumed.push(counter);
    }
    result = await guess();
  } catch (error) {
    await refund(consumed);
    throw error;
  }
  const judgment = judge(result);
  if (judgment === "unchecked") await refund(consumed);
  if (judgment !== "right") return result;
  for (const { limit, key, onSuccess } of counters)
    await (onSuccess === "reset" ? resetAttempts(limit, key) : refundAttempt(limit, key));
  return result;
}

/** Logs errors instead of throwing them, because the caller needs the original error. */
async function refund(counted: readonly GuessCounter[]) {
  try {
    for (const { limit, key } of counted) await refundAttempt(limit, key);
  } catch (error) {
    log.warn({ event: "attempt-not-returned", err: error }, "Could not refund a sign-in attempt");
  }
}
