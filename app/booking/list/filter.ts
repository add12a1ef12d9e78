import type { KnownStatus } from "~/booking/status";

/** The dates of a booking that a date range can apply to. */
export const listDates = ["received", "preferred"] as const;
/** The keys that the list can be sorted by. */
export const listSorts = ["received", "preferred", "name"] as const;
export const listOrders = ["asc", "desc"] as const;

export type ListDate = (typeof listDates)[number];
export type ListSort = (typeof listSorts)[number];
export type ListOrder = (typeof listOrders)[number];

export interface Ordering {
  sort: ListSort;
  order: ListOrder;
}

/** Which bookings a list shows, and their order. */
export interface ListFilter extends Ordering {
  /** Part of a name, email or phone number, or a complete reference; empty for any booking. */
  q: string;
  /** Undefined for any. */
  status?: KnownStatus | undefined;
  /** The date that `from` and `to` apply to. */
  date: ListDate;
  /** The first day, such as `2026-12-11`, in Pacific time. */
  from?: string | undefined;
  /** The last day, inclusive. */
  to?: string | undefined;
}

export interface ListQuery extends ListFilter {
  /** From 1; may be past the end. */
  page: number;
}

/** Every booking, newest first. */
export const defaultFilter: ListFilter = {
  q: "",
  date: "received",
  sort: "received",
  order: "desc",
};

/** The order used if only `sort` is given: newest first, soonest first, A to Z. */
export const defaultOrder = { received: "desc", preferred: "asc", name: "asc" } as const satisfies Record<
  ListSort,
  ListOrder
>;

/** Query parameters of a filter, in a fixed order; default values are omitted. */
export interface ListParams {
  q?: string | undefined;
  status?: KnownStatus | undefined;
  date?: ListDate | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: ListSort | undefined;
  order?: ListOrder | undefined;
}

/** Converts a filter to the parameters of `paths.bookings`. */
export function toListParams({ q, status, date, from, to, sort, order }: ListFilter): ListParams {
  const isRange = from !== undefined || to !== undefined;
  return {
    q: q || undefined,
    status,
    date: isRange && date !== defaultFilter.date ? date : undefined,
    from,
    to,
    sort: sort === defaultFilter.sort ? undefined : sort,
    order: order === defaultOrder[sort] ? undefined : order,
  };
}

/** Whether a filter excludes any bookings. The order does not. */
export function isFiltered({ q, status, from, to }: ListFilter): boolean {
  return q !== "" || status !== undefined || from !== undefined || to !== undefined;
}

/** Whether the first day is after the last one, which no booking can match. */
export function isReversed({ from, to }: ListFilter): boolean {
  return from !== undefined && to !== undefined && from > to;
}

/**
 * Returns the order that decides which bookings are kept if more match than are counted: the newest, or those with the
 * latest preferred date if the filter is about that date; if the list itself is sorted by that key, its own order.
 */
export function boundOrder({ date, from, to, sort, order }: ListFilter): Ordering {
  const isRange = from !== undefined || to !== undefined;
  const bound = isRange ? date : sort === "preferred" ? sort : "received";
  return { sort: bound, order: bound === sort ? order : "desc" };
}
