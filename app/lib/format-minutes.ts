import * as text from "~/messages/ui";

/** Formats a length of time for people: `30 minutes`, `1 hour`, `1 hour 30 minutes`. */
export function formatMinutes(length: number): string {
  const hours = Math.floor(length / 60);
  const minutes = length % 60;
  if (hours === 0) return text.minutes(minutes);
  if (minutes === 0) return text.hours(hours);
  return text.hoursAndMinutes(text.hours(hours), text.minutes(minutes));
}
