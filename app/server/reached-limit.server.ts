import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { describeWait } from "~/lib/format-amount";
import { retryAfter } from "~/lib/response-headers";

interface ReachedLimit {
  wait: string;
  init: { status: 429; headers: Record<string, string> };
}

/** Returns null for an error that is not a reached limit. */
export function toReachedLimit(error: unknown): ReachedLimit | null {
  if (!(error instanceof TooManyAttemptsError)) return null;
  return {
    wait: describeWait(error.retryAfter),
    init: { status: 429, headers: retryAfter(error.retryAfter) },
  };
}

/** Runs a loader's work. If the work reaches a limit, `refuse` creates the response; by default, the limit is returned. */
export async function untilLimit<Result, Refusal = ReachedLimit>(
  work: () => Promise<Result>,
  refuse = (limit: ReachedLimit) => limit as Refusal,
): Promise<Result | Refusal> {
  try {
    return await work();
  } catch (error) {
    const limit = toReachedLimit(error);
    if (!limit) throw error;
    return refuse(limit);
  }
}
