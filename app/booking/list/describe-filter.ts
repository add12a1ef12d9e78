import { type ListDate, type ListFilter, type ListOrder, type ListSort, orderOfBound } from "./filter";

/** A condition of a filter in words, and the filter without it. */
export interface FilterPart {
  name: "search" | "status" | "range";
  text: string;
  without: ListFilter;
}

const statusWords = ["Pending", "Viewed"] as const;

/** A booking's status in words; any number but 0 and 1 is unknown. */
export function statusWord(status: number): string {
  return statusWords[status] ?? "Unknown";
}

export const dateWords: Record<ListDate, string> = { received: "Received", preferred: "Preferred date" };
export const sortWords: Record<ListSort, string> = {
  received: "Received",
  preferred: "Preferred Date",
  name: "Name",
};
export const orderWords: Record<ListSort, Record<ListOrder, string>> = {
  received: { desc: "newest first", asc: "oldest first" },
  preferred: { asc: "soonest first", desc: "latest first" },
  name: { asc: "A to Z", desc: "Z to A" },
};

// A day has no zone: it is written as the calendar of UTC has it.
const dayFormat = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium" });

/** The conditions of a filter, in the order in which people read them; none for the whole list. */
export function filterParts(filter: ListFilter): FilterPart[] {
  const { q, status } = filter;
  const range = rangeInWords(filter);
  const parts: FilterPart[] = [];
  if (q) parts.push({ name: "search", text: `“${q}”`, without: { ...filter, q: "" } });
  if (status !== undefined)
    parts.push({ name: "status", text: statusWords[status], without: { ...filter, status: undefined } });
  if (range)
    parts.push({ name: "range", text: range, without: { ...filter, from: undefined, to: undefined } });
  return parts;
}

function rangeInWords({ date, from, to }: ListFilter): string | null {
  const subject = dateWords[date];
  if (from !== undefined && from === to) return `${subject} on ${dayInWords(from)}`;
  if (from !== undefined && to !== undefined) return `${subject} ${dayInWords(from)} to ${dayInWords(to)}`;
  if (from !== undefined) return `${subject} from ${dayInWords(from)}`;
  return to === undefined ? null : `${subject} until ${dayInWords(to)}`;
}

function dayInWords(day: string): string {
  return dayFormat.format(new Date(day));
}

/** Which `count` bookings are shown where more match, as `orderOfBound` says. */
export function boundWords(filter: ListFilter, count: string): string {
  const { sort, order } = orderOfBound(filter);
  if (sort !== "preferred") return `the ${order === "desc" ? "newest" : "oldest"} ${count}`;
  return `the ${count} with the ${order === "desc" ? "latest" : "earliest"} preferred dates`;
}
