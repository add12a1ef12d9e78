import { locale } from "~/messages/locale";

const format = new Intl.NumberFormat(locale, { style: "currency", currency: "USD" });

/** Formats an amount in US cents: `$1,250.00`. */
export function formatDollars(cents: number): string {
  return format.format(cents / 100);
}
