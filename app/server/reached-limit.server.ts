import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { describeWait } from "~/lib/format-amount";
import { retryAfter } from "~/lib/response-headers";

/** A limit that a request has reached, and how a page or a download responds to it. */
interface ReachedLimit {
  /** How long to wait, in words. */
  wait: string;
  /** Status 429 with Retry-After. */
  init: { status: 429; headers: Record<string, string> };
}

/** Returns the limit that `error` reports; null for every other error. */
export function toReachedLimit(error: unknown): ReachedLimit | null {
  if (!(error instanceof TooManyAttemptsError)) return null;
  return {
    wait: describeWait(error.retryAfter),
    init: { status: 429, headers: retryAfter(error.retryAfter) },
  };
}

/**
 * Runs the work of a loader.
 *
 * @param refuse says what the loader sends instead, if the work reaches a limit
 * @throws every other error of `work`
 */
export async function untilLimit<Result, Refusal>(
  work: () => Promise<Result>,
  refuse: (limit: ReachedLimit) => Refusal,
): Promise<Result | Refusal> {
  try {
    return await work();
  } catch (error) {
    const limit = toReachedLimit(error);
    if (!limit) throw error;
    return refuse(limit);
  }
}
