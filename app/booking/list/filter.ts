/** The dates of a booking that a range can be about. */
export const listDates = ["received", "preferred"] as const;
/** What the list can be in the order of. */
export const listSorts = ["received", "preferred", "name"] as const;
export const listOrders = ["asc", "desc"] as const;

export type ListDate = (typeof listDates)[number];
export type ListSort = (typeof listSorts)[number];
export type ListOrder = (typeof listOrders)[number];

export interface Ordering {
  sort: ListSort;
  order: ListOrder;
}

/** Which bookings a list shows, and in which order. */
export interface ListFilter extends Ordering {
  /** A part of name, email or phone, or a whole reference; empty for any. */
  q: string;
  /** 0 pending, 1 viewed; undefined for any. */
  status?: 0 | 1 | undefined;
  /** What `from` and `to` are about. */
  date: ListDate;
  /** The first day, such as `2026-12-11`, in Pacific time. */
  from?: string | undefined;
  /** The last day; it belongs to the range. */
  to?: string | undefined;
}

export interface ListQuery extends ListFilter {
  /** From 1; may lie past the end. */
  page: number;
}

/** Every booking, newest first. */
export const defaultFilter: ListFilter = {
  q: "",
  date: "received",
  sort: "received",
  order: "desc",
};

/** The order that is meant where only `sort` is given: the newest, the soonest, A to Z. */
export const defaultOrder = { received: "desc", preferred: "asc", name: "asc" } as const satisfies Record<
  ListSort,
  ListOrder
>;

/** What of a filter a link has to say: all that is not as usual, in one order. */
export interface ListParams {
  q?: string | undefined;
  status?: 0 | 1 | undefined;
  date?: ListDate | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: ListSort | undefined;
  order?: ListOrder | undefined;
}

/** A filter as the parameters of `paths.bookings`. */
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

/** Whether a filter leaves bookings out; the order alone does not. */
export function isFiltered({ q, status, from, to }: ListFilter): boolean {
  return q !== "" || status !== undefined || from !== undefined || to !== undefined;
}

/** The first day lies after the last: no booking can match. */
export function isReversed({ from, to }: ListFilter): boolean {
  return from !== undefined && to !== undefined && from > to;
}

/**
 * The order that decides which bookings are left out where more match than are counted: the newest ones are
 * kept, or those with the latest preferred date; where the list itself has such an order, the first in it.
 */
export function boundOrder({ date, from, to, sort, order }: ListFilter): Ordering {
  const isRange = from !== undefined || to !== undefined;
  const bound = isRange ? date : sort === "preferred" ? sort : "received";
  return { sort: bound, order: bound === sort ? order : "desc" };
}
