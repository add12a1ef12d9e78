import { dayMs, hourMs, minuteMs } from "~/lib/time";
import { waitedDays, waitedHours, waitedMinutes } from "~/messages/booking-state";

/** Milliseconds of waiting after which staff see a warning. */
export const lateMs = 7 * dayMs;

/** Formats a wait in its largest whole unit, at least one minute: `15 days`, `3 hours`, `1 minute`. */
export function formatWait(since: Date, now: Date): string {
  const elapsed = now.getTime() - since.getTime();
  if (elapsed < hourMs) return waitedMinutes(Math.max(1, Math.floor(elapsed / minuteMs)));
  return elapsed < dayMs
    ? waitedHours(Math.floor(elapsed / hourMs))
    : waitedDays(Math.floor(elapsed / dayMs));
}
