import { dayMs } from "~/lib/time";

/** Days for which a booking that is marked as spam can be found and unmarked; then it is removed. */
export const spamDays = 30;

/** Marked bookings that are counted: staff only need to see whether there are any. */
export const countedSpam = 100;

/** Returns when a booking that was marked at `spamAt` is removed. */
export function toRemovalTime(spamAt: Date): Date {
  return new Date(spamAt.getTime() + spamDays * dayMs);
}
