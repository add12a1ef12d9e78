/** As the database keeps them; all of them, and those that nobody has viewed yet. */
export interface BookingCounts {
  total: number;
  pending: number;
}

export type SeriesKey = "pending" | "total" | "viewed";

/** One number of the dashboard, with the specification's label for it. */
export interface Series {
  key: SeriesKey;
  label: string;
  count: number;
}

const labels: Record<SeriesKey, string> = {
  pending: "Pending Bookings",
  total: "Total Bookings",
  viewed: "Viewed Bookings",
};

/** The bars of 'Bookings Statistics' in order. */
export const toStatistics = (counts: BookingCounts) => toSeries(counts, ["pending", "total", "viewed"]);

/** The parts of 'Bookings Distribution' in order; together they are all bookings. */
export const toDistribution = (counts: BookingCounts) => toSeries(counts, ["pending", "viewed"]);

function toSeries({ pending, total }: BookingCounts, keys: SeriesKey[]): Series[] {
  // The two are read by one query, but nothing keeps a hand from the table that holds them.
  const counts = { pending, total, viewed: Math.max(0, total - pending) };
  return keys.map((key) => ({ key, label: labels[key], count: counts[key] }));
}
