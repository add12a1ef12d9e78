import { toPacificInput } from "~/lib/pacific-time";
import { formatSpanOnDay } from "~/lib/pacific-weekday";
import { minuteMs } from "~/lib/time";
import { allDay } from "~/messages/busy-times";

/**
 * Formats a busy time for a list of one day. A busy time of the whole day becomes words.
 *
 * @param day in Pacific time, such as `2026-12-11`
 */
export function formatBusySpan(
  { startsAt, minutes }: { startsAt: Date; minutes: number },
  day: string,
): string {
  const end = toPacificInput(new Date(startsAt.getTime() + minutes * minuteMs));
  const isWhole = toPacificInput(startsAt) <= `${day}T00:00` && end > `${day}T23:59`;
  return isWhole ? allDay : formatSpanOnDay(startsAt, minutes, day);
}
