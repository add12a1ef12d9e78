import { byLocale } from "~/messages/by-locale";
import * as text from "~/messages/ui";

const format = byLocale((locale) => new Intl.NumberFormat(locale));

/** Formats a number of things: `1,250`. */
export function formatCount(count: number): string {
  return format().format(count);
}

/** Formats a number that is counted up to a maximum only: `1,000+` for more than that. */
export function formatUpTo(count: number, max: number): string {
  return count > max ? text.atLeast(formatCount(max)) : formatCount(count);
}
