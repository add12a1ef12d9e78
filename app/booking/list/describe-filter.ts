import { type ListDate, type ListFilter, type ListOrder, type ListSort, boundOrder } from "./filter";

/** A condition of a filter in words, and the filter without it. */
export interface FilterCondition {
  name: "search" | "status" | "range";
  text: string;
  without: ListFilter;
}

const statusLabels = ["Pending", "Viewed"] as const;

/** A booking's status in words; any number but 0 and 1 is unknown. */
export function statusLabel(status: number): string {
  return statusLabels[status] ?? "Unknown";
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

// A day has no zone: it is written as the calendar of UTC has it.
const dayFormat = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium" });

/** The conditions of a filter, in the order in which people read them; none for the whole list. */
export function describeFilter(filter: ListFilter): FilterCondition[] {
  const { q, status } = filter;
  const range = describeRange(filter);
  const parts: FilterCondition[] = [];
  if (q) parts.push({ name: "search", text: `“${q}”`, without: { ...filter, q: "" } });
  if (status !== undefined)
    parts.push({ name: "status", text: statusLabels[status], without: { ...filter, status: undefined } });
  if (range)
    parts.push({ name: "range", text: range, without: { ...filter, from: undefined, to: undefined } });
  return parts;
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

/** Which `count` bookings are shown where more match, as `orderOfBound` says. */
export function describeBound(filter: ListFilter, count: string): string {
  const { sort, order } = boundOrder(filter);
  if (sort !== "preferred") return `the ${order === "desc" ? "newest" : "oldest"} ${count}`;
  return `the ${count} with the ${order === "desc" ? "latest" : "earliest"} preferred dates`;
}
