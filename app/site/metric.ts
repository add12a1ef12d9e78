import { byLocale } from "~/messages/by-locale";
import { defaultLocale } from "~/messages/languages";
import * as language from "~/messages/locale";
import { feetAndInches, inchesToMeters, metersPerFoot } from "./feet-and-inches";

const lengths = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const areas = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** Returns `13′-2″ (4,01 m)` in metric languages and `13′-2″` in English. Pass several lengths for the sides of one object. */
export function withMeters(shown: string, ...meters: number[]): string {
  return withMetric(shown, `${meters.map((each) => lengths().format(each)).join(" × ")}\u00a0m`);
}

/** Formats eighths of an inch as on a drawing. Metric languages get meters as well. */
export function formatLength(eighths: number): string {
  return withMeters(feetAndInches(eighths), inchesToMeters(eighths / 8));
}

/** Returns `shown`, followed by square meters in metric languages. */
export function withSquareMeters(shown: string, squareFeet: number): string {
  return withMetric(shown, `${areas().format(squareFeet * metersPerFoot ** 2)}\u00a0m²`);
}

function withMetric(shown: string, metric: string): string {
  return language.locale === defaultLocale ? shown : `${shown} (${metric})`;
}
