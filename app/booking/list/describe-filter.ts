import { statusLabels } from "~/booking/status";
import { boundOrder, type ListDate, type ListFilter, type ListOrder, type ListSort } from "./filter";

/** A condition of a filter as text, and the filter without it. */
export interface FilterCondition {
  name: "search" | "status" | "range";
  text: string;
  without: ListFilter;
}

export const dateLabels: Record<ListDate, string> = { received: "Received", preferred: "Preferred date" };
export const sortLabels: Record<ListSort, string> = {
  received: "Received",
  preferred: "Preferred Date",
  name: "Name",
};
export const orderLabels: Record<ListSort, Record<ListOrder, string>> = {
  received: { desc: "newest first", asc: "oldest first" },
  preferred: { asc: "soonest first", desc: "latest first" },
  name: { asc: "A to Z", desc: "Z to A" },
};

// A calendar day has no time zone; `new Date("2026-12-11")` is midnight UTC.
const dayFormat = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium" });

/** Describes each condition of a filter, in reading order; returns an empty array for the whole list. */
export function describeFilter(filter: ListFilter): FilterCondition[] {
  const { q, status } = filter;
  const range = describeRange(filter);
  const conditions: FilterCondition[] = [];
  if (q) conditions.push({ name: "search", text: `“${q}”`, without: { ...filter, q: "" } });
  if (status !== undefined)
    conditions.push({
      name: "status",
      text: statusLabels[status],
      without: { ...filter, status: undefined },
    });
  if (range)
    conditions.push({ name: "range", text: range, without: { ...filter, from: undefined, to: undefined } });
  return conditions;
}

function describeRange({ date, from, to }: ListFilter): string | null {
  const subject = dateLabels[date];
  if (from !== undefined && from === to) return `${subject} on ${formatDay(from)}`;
  if (from !== undefined && to !== undefined) return `${subject} ${formatDay(from)} to ${formatDay(to)}`;
  if (from !== undefined) return `${subject} from ${formatDay(from)}`;
  return to === undefined ? null : `${subject} until ${formatDay(to)}`;
}

function formatDay(day: string): string {
  return dayFormat.format(new Date(day));
}

/** Describes which `count` bookings are shown if more match; see `boundOrder`. */
export function describeBound(filter: ListFilter, count: string): string {
  const { sort, order } = boundOrder(filter);
  if (sort !== "preferred") return `the ${order === "desc" ? "newest" : "oldest"} ${count}`;
  return `the ${count} with the ${order === "desc" ? "latest" : "earliest"} preferred dates`;
}
