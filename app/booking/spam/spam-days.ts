import { dayMs } from "~/lib/time";

/** Days after which spam is removed. Until then staff can find and unmark it. */
export const spamDays = 30;

/** Limit of the spam count. Staff only need to see whether spam exists. */
export const countedSpam = 100;

export function toRemovalTime(spamAt: Date): Date {
  return new Date(spamAt.getTime() + spamDays * dayMs);
}
