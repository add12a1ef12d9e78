import { resetAttempts, type RateLimit, refundAttempt, consumeAttempt } from "~/db/rate-limit.server";
import { log } from "~/log.server";
import { InvalidCredentialsError } from "~/staff/user-errors";

/** One of the limits that a guess at a password counts against. */
export interface Counter {
  limit: RateLimit;
  key: string;
  /** What a right guess does to the count: starts it anew, or takes itself back and leaves the others' failures. */
  onSuccess: "reset" | "return";
}

/**
 * Counts a guess at a password before it is checked, so that many at once cannot slip through. Only a wrong guess
 * stays counted: not a right one, and not one that was never checked, because a later counter refused it, too many
 * waited or the database failed.
 *
 * @param guess throws `InvalidCredentialsError` for a wrong guess
 * @throws {TooManyAttemptsError}
 */
export async function limitGuesses<Result>(
  counters: readonly Counter[],
  guess: () => Promise<Result>,
): Promise<Result> {
  const counted: Counter[] = [];
  let result: Result;
  try {
    for (const counter of counters) {
      await consumeAttempt(counter.limit, counter.key);
      counted.push(counter);
    }
    result = await guess();
  } catch (error) {
    if (!(error instanceof InvalidCredentialsError)) await giveBack(counted);
    throw error;
  }
  for (const { limit, key, onSuccess } of counters)
    await (onSuccess === "reset" ? resetAttempts(limit, key) : refundAttempt(limit, key));
  return result;
}

/** Where the database is gone, the caller needs to hear that, and not that counts could not be changed. */
async function giveBack(counted: readonly Counter[]) {
  try {
    for (const { limit, key } of counted) await refundAttempt(limit, key);
  } catch (error) {
    log.warn({ event: "attempt-not-returned", err: error }, "A sign-in attempt could not be given back");
  }
}
