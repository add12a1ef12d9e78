import { dayMs, hourMs, minuteMs } from "./time";

/** Milliseconds before each further attempt. Some three days in all, as long as mail servers themselves keep trying. */
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
 * Returns how long to wait after a temporary failure; null if that was the last attempt. Up to a fifth is added at random,
 * so that what failed together is not tried again all at the same moment.
 *
 * @param attempts attempts so far, at least 1
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function retryDelay(attempts: number, random = Math.random()): number | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (1 + 0.2 * random));
}
