import { locale } from "~/messages/locale";
import { atLeast } from "~/messages/ui";

const format = new Intl.NumberFormat(locale);

/** Formats a number of things: `1,250`. */
export function formatCount(count: number): string {
  return format.format(count);
}

/** Formats a number that is counted up to a maximum only: `1,000+` for more than that. */
export function formatUpTo(count: number, max: number): string {
  return count > max ? atLeast(formatCount(max)) : formatCount(count);
}
