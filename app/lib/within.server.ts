import { setTimeout as delay } from "node:timers/promises";

/** Returns a result that arrives within `ms` milliseconds, or else `late`. */
export async function within<Result, Late>(
  ms: number,
  result: Promise<Result>,
  late: Late,
): Promise<Result | Late> {
  const timer = new AbortController();
  try {
    return await Promise.race([result, delay(ms, late, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
}
