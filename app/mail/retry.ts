const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds before each further attempt. Some three days in all, as long as mail servers themselves keep trying. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour];

/**
 * Returns how long to wait after a temporary failure; null if that was the last attempt. Up to a fifth is added at random,
 * so that mails that failed together are not all sent again at the same moment.
 *
 * @param attempts attempts so far, at least 1
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function retryDelay(attempts: number, random = Math.random()): number | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (1 + 0.2 * random));
}
