import { hourMs } from "~/lib/time";

/**
 * Hours after which the last backup, or the last copy off the machine, is late. A backup runs every night and takes a while; a copy may
 * have a slow network. The Prometheus alerts use the same hours.
 */
export const lateAfterHours = { backup: 26, copy: 30 };

/** @param since the time of the last backup or copy */
export function isLate(kind: keyof typeof lateAfterHours, since: Date): boolean {
  return Date.now() - since.getTime() > lateAfterHours[kind] * hourMs;
}
