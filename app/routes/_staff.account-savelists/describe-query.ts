import { isFiltered, type ListDate, type ListSort } from "~/booking/list/filter";
import { readListQuery } from "~/booking/list/filter-schema";

const statuses = ["Pending", "Viewed"];
const dates: Record<ListDate, string> = { received: "Received", preferred: "Preferred date" };
const sorts: Record<ListSort, string> = {
  received: "date received",
  preferred: "preferred date",
  name: "name",
};
/** A day of the calendar has no zone. */
const reading = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** What a saved search looks for, in words: `Search “ada”, Pending, received from Dec 1, 2026`. */
export function describeQuery(query: string): string {
  const filter = readListQuery(new URLSearchParams(query));
  const { q, status, date, from, to, sort, order } = filter;
  const parts = [
    isFiltered(filter) ? undefined : "All bookings",
    q && `Search “${q}”`,
    status !== undefined && statuses[status],
    (from ?? to) &&
      [dates[date], from && `from ${day(from)}`, to && `to ${day(to)}`].filter(Boolean).join(" "),
    `by ${sorts[sort]}, ${order === "asc" ? "ascending" : "descending"}`,
  ];
  return parts.filter(Boolean).join(" · ");
}

function day(text: string): string {
  return reading.format(new Date(`${text}T00:00:00Z`));
}
