import { locale } from "~/messages/locale";
import { justNow } from "~/messages/staff-frame";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const relativeFormat = new Intl.RelativeTimeFormat(locale);

/** Formats how long `date` is before `now`, in the largest whole unit: `12 minutes ago`. */
export function formatTimeAgo(date: Date, now: Date): string {
  const elapsed = now.getTime() - date.getTime();
  if (elapsed < minute) return justNow;
  if (elapsed < hour) return relativeFormat.format(-Math.floor(elapsed / minute), "minute");
  if (elapsed < day) return relativeFormat.format(-Math.floor(elapsed / hour), "hour");
  return relativeFormat.format(-Math.floor(elapsed / day), "day");
}
