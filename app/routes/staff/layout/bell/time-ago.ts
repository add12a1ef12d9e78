import { dayMs, hourMs, minuteMs } from "~/lib/time";
import { locale } from "~/messages/locale";
import { justNow } from "~/messages/staff-frame";

const relativeFormat = new Intl.RelativeTimeFormat(locale);

/** Formats how long `date` is before `now`, in the largest whole unit: `12 minutes ago`. */
export function formatTimeAgo(date: Date, now: Date): string {
  const elapsed = now.getTime() - date.getTime();
  if (elapsed < minuteMs) return justNow;
  if (elapsed < hourMs) return relativeFormat.format(-Math.floor(elapsed / minuteMs), "minute");
  if (elapsed < dayMs) return relativeFormat.format(-Math.floor(elapsed / hourMs), "hour");
  return relativeFormat.format(-Math.floor(elapsed / dayMs), "day");
}
