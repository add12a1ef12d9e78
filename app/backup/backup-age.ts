import { hourMs } from "~/lib/time";

/**
 * Hours after which the last backup, or the last copy of the backups off the machine, is late: a backup is made every night and takes a
 * while, a copy may have a slow network. The alerts of Prometheus have the same hours.
 */
export const lateAfterHours = { backup: 26, copy: 30 };

/**
 * Whether a backup or a copy is late.
 *
 * @param since when the last one was made
 */
export function isLate(kind: keyof typeof lateAfterHours, since: Date): boolean {
  return Date.now() - since.getTime() > lateAfterHours[kind] * hourMs;
}
