import { dayMs, hourMs, minuteMs } from "~/lib/time";
import { waitedDays, waitedHours, waitedMinutes } from "~/messages/booking-state";

/** How long a customer may wait until staff are told that it is too long. */
export const lateMs = 7 * dayMs;

/** Formats how long somebody has waited, in the largest whole unit and at least one minute: `15 days`, `3 hours`, `1 minute`. */
export function formatWait(since: Date, now: Date): string {
  const elapsed = now.getTime() - since.getTime();
  if (elapsed < hourMs) return waitedMinutes(Math.max(1, Math.floor(elapsed / minuteMs)));
  return elapsed < dayMs
    ? waitedHours(Math.floor(elapsed / hourMs))
    : waitedDays(Math.floor(elapsed / dayMs));
}
