import { byLocale } from "~/messages/by-locale";
import * as text from "~/messages/ui";

const format = byLocale((locale) => new Intl.NumberFormat(locale, { style: "currency", currency: "USD" }));

/** Formats US cents: `$1,250.00`. */
export function formatDollars(cents: number): string {
  return format().format(cents / 100);
}

/** Formats US cents for a field whose label names the currency: `1,250.00`. */
export function toTypedPrice(cents: number): string {
  return formatDollars(cents).replace("$", "");
}

/** Formats a price in US cents: `$0.28 / sq ft`, or `$0.28` without a unit. */
export function formatUnitPrice(cents: number, unit = ""): string {
  return unit === "" ? formatDollars(cents) : `${formatDollars(cents)} / ${unit}`;
}

const quantityFormat = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));

/** Formats a number with up to two decimals: `2,750` or `12.5`. */
export function formatQuantity(quantity: number): string {
  return quantityFormat().format(quantity);
}

const wholeFormat = byLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency: "USD",
      maximumFractionDigits: 0,
    }),
);

/** Formats whole US dollars: `$1,250`. */
export function formatWholeDollars(dollars: number): string {
  return wholeFormat().format(dollars);
}

/** Formats minutes: `30 minutes`, `1 hour`, `1 hour 30 minutes`. */
export function formatMinutes(total: number): string {
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return text.minutes(minutes);
  if (minutes === 0) return text.hours(hours);
  return text.hoursAndMinutes(text.hours(hours), text.minutes(minutes));
}

/** Formats seconds, rounded up: `a minute`, `12 minutes`, `24 hours`. */
export function describeWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes <= 60 ? text.waitMinutes(minutes) : text.waitHours(Math.ceil(minutes / 60));
}
