import { statusLabels } from "~/booking/status";
import * as text from "~/messages/bookings-filter";
import { locale } from "~/messages/locale";
import type { ListFilter } from "./filter";

/** A condition of a filter as text, and the filter without it. */
export interface FilterCondition {
  name: "search" | "status" | "range";
  text: string;
  without: ListFilter;
}

// A calendar day has no time zone; `new Date("2026-12-11")` is midnight UTC.
const dayFormat = new Intl.DateTimeFormat(locale, { timeZone: "UTC", dateStyle: "medium" });

/** Describes each condition of a filter, in reading order; returns an empty array for the whole list. */
export function describeFilter(filter: ListFilter): FilterCondition[] {
  const { q, status } = filter;
  const range = describeRange(filter);
  const conditions: FilterCondition[] = [];
  if (q) conditions.push({ name: "search", text: text.quoted(q), without: { ...filter, q: "" } });
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
  if (from !== undefined && from === to) return text.onDay[date](formatDay(from));
  if (from !== undefined && to !== undefined) return text.betweenDays[date](formatDay(from), formatDay(to));
  if (from !== undefined) return text.sinceDay[date](formatDay(from));
  return to === undefined ? null : text.untilDay[date](formatDay(to));
}

function formatDay(day: string): string {
  return dayFormat.format(new Date(day));
}
