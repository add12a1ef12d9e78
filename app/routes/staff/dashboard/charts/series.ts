import * as text from "~/messages/dashboard";
import { locale } from "~/messages/locale";

export interface BookingCounts {
  total: number;
  pending: number;
}

type DashboardSeries = keyof typeof text.series;

/** A bar or slice of a chart. The specification prescribes its label. */
export interface DataPoint {
  key: DashboardSeries;
  label: string;
  count: number;
}

export const toStatistics = (counts: BookingCounts) => toDataPoints(counts, ["pending", "total", "viewed"]);

/** The slices add up to all bookings. */
export const toDistribution = (counts: BookingCounts) => toDataPoints(counts, ["pending", "viewed"]);

function toDataPoints({ pending, total }: BookingCounts, keys: DashboardSeries[]): DataPoint[] {
  const counts = { pending, total, viewed: total - pending };
  return keys.map((key) => ({ key, label: text.series[key], count: counts[key] }));
}

const percentFormat = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });

/** Formats the share of `part` in `total`: `12.2%`; `0%` if `total` is 0. */
export function formatShare(part: number, total: number): string {
  return percentFormat.format(total > 0 ? part / total : 0);
}
