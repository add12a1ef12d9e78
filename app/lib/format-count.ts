import { byLocale } from "~/messages/by-locale";
import * as text from "~/messages/ui";

const format = byLocale((locale) => new Intl.NumberFormat(locale));

/** Formats a whole number: `1,250`. */
export function formatCount(count: number): string {
  return format().format(count);
}

/** Formats a count that stops above a maximum: `1,000+` for any number above `max`. */
export function formatUpTo(count: number, max: number): string {
  return count > max ? text.atLeast(formatCount(max)) : formatCount(count);
}
