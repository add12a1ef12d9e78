import { locale } from "~/messages/locale";

const countFormat = new Intl.NumberFormat(locale);
const percentFormat = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });

/** Formats a count: `1,046`. */
export function formatCount(count: number): string {
  return countFormat.format(count);
}

/** Formats the share of `part` in `total`: `12.2%`; `0%` if `total` is 0. */
export function formatShare(part: number, total: number): string {
  return percentFormat.format(total > 0 ? part / total : 0);
}
