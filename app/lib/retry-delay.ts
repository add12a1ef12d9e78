import { dayMs, hourMs, minuteMs } from "./time";

/** Milliseconds before each further attempt, about three days in total, like the retries of mail servers. */
const pauses = [
  minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
  12 * hourMs,
  dayMs,
  dayMs,
];

/**
 * Returns the milliseconds to wait after a temporary failure; null after the last attempt. A random part of up to a fifth spreads the
 * retries of simultaneous failures.
 *
 * @param attempts attempts so far, at least 1
 * @param random from 0 to 1
 */
export function retryDelay(attempts: number, random = Math.random()): number | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (1 + 0.2 * random));
}
