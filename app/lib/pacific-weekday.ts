import { locale } from "~/messages/locale";
import { timeZone } from "./pacific-time";

const weekdayFormat = new Intl.DateTimeFormat(locale, {
  timeZone,
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** Formats a date of the next days with its weekday: `Fri, Dec 11, 9:30 AM`. The page must name the time zone nearby. */
export function formatPacificWeekday(date: Date): string {
  return weekdayFormat.format(date).replaceAll("\u202f", " ");
}
