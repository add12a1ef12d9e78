import type { KnownStatus } from "~/booking/status";
import type { Stage, WaitingFor } from "~/db/schema.server";
import type { Locale } from "~/messages/languages";
import type { ListParams } from "~/paths/staff-paths";
import type { ServiceSlug } from "~/settings/offer";

/** The dates of a booking that a date range can apply to. */
export const listDates = ["received", "preferred"] as const;
/** The keys that the list can be sorted by; the last two only while it is filtered by who has to act next. */
export const listSorts = ["received", "preferred", "name", "waiting", "replies"] as const;
export const listOrders = ["asc", "desc"] as const;

export type ListDate = (typeof listDates)[number];
export type ListSort = (typeof listSorts)[number];
type ListOrder = (typeof listOrders)[number];

/** Who can have to act next. */
export const listWaiting = ["us", "them"] as const satisfies readonly WaitingFor[];
type ListWaiting = (typeof listWaiting)[number];

/** Stands for the person who looks at the list, and for bookings without an owner or a service. */
export const me = "me";
export const none = "none";
/** Stands for every stage in which the work goes on. */
export const open = "open";

export interface Ordering {
  sort: ListSort;
  order: ListOrder;
}

/** Which bookings a list shows, and their order. */
export interface ListFilter extends Ordering {
  /** Part of a name, email, phone number or of what is written about a booking, or a complete reference; empty for any booking. */
  q: string;
  /** Undefined for any. */
  status?: KnownStatus | undefined;
  /** `none` for a visitor who was not sure yet. */
  service?: ServiceSlug | typeof none | undefined;
  /** The language that the customer reads. */
  language?: Locale | undefined;
  /** `open` for any in which the work goes on. */
  stage?: Stage | typeof open | undefined;
  /** `me`, `none` or the id of a member of staff. */
  owner?: string | undefined;
  waiting?: ListWaiting | undefined;
  /** Only bookings with a reply of their customer that nobody has read; undefined for any. */
  replied?: true | undefined;
  /** Only bookings that are marked as spam; undefined for all others. */
  spam?: true | undefined;
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

/** Characters that are read of a stored query string of the list; far more than any has. */
export const listQueryLength = 4_000;

/** Every booking, newest first. */
export const defaultFilter: ListFilter = {
  q: "",
  date: "received",
  sort: "received",
  order: "desc",
};

/** The order used if only `sort` is given: newest first, soonest first, A to Z, longest first, new replies and then longest first. */
export const defaultOrder = {
  received: "desc",
  preferred: "asc",
  name: "asc",
  waiting: "asc",
  replies: "asc",
} as const satisfies Record<ListSort, ListOrder>;

/** Returns the orders that the list can have with this filter. */
export function sortsOf({ waiting }: ListFilter): readonly ListSort[] {
  return waiting ? listSorts : listSorts.filter((sort) => !isSortedByWait({ sort }));
}

/** Whether the work on a booking can change its place in the list. */
export function isSortedByWait({ sort }: Pick<Ordering, "sort">): boolean {
  return sort === "waiting" || sort === "replies";
}

/** Returns the filter with an order that it can have. */
export function withValidSort<Filter extends ListFilter>(filter: Filter): Filter {
  if (sortsOf(filter).includes(filter.sort)) return filter;
  const { sort, order } = defaultFilter;
  return { ...filter, sort, order };
}

/** Returns the filter without any condition, in the same order as far as possible. */
export function withoutConditions({ sort, order }: ListFilter): ListFilter {
  return withValidSort({ ...defaultFilter, sort, order });
}

/** Converts a filter to the parameters of `paths.viewBooking`. */
export function toListParams(filter: ListFilter): ListParams {
  const { q, status, service, language, stage, owner, waiting, replied, spam } = filter;
  const { date, from, to, sort, order } = filter;
  const isRange = from !== undefined || to !== undefined;
  return {
    q: q || undefined,
    status,
    service,
    language,
    stage,
    owner,
    waiting,
    replied: replied && 1,
    spam: spam && 1,
    date: isRange && date !== defaultFilter.date ? date : undefined,
    from,
    to,
    sort: sort === defaultFilter.sort ? undefined : sort,
    order: order === defaultOrder[sort] ? undefined : order,
  };
}

/** Whether a filter excludes any bookings. The order does not. */
export function isFiltered(filter: ListFilter): boolean {
  const { q, status, from, to } = filter;
  return q !== "" || [status, from, to].some((value) => value !== undefined) || isFilteredByWork(filter);
}

/**
 * Whether a filter has a condition on the service, the language or the work on a booking, or asks for spam: nobody maintains the number of
 * matches.
 */
export function isFilteredByWork(filter: ListFilter): boolean {
  const { service, language, stage, owner, waiting, replied, spam } = filter;
  return [service, language, stage, owner, waiting, replied, spam].some((value) => value !== undefined);
}

/** Returns the filter with an id in place of `me`. */
export function withOwnerId<Filter extends ListFilter>(filter: Filter, staffId: string): Filter {
  return filter.owner === me ? { ...filter, owner: staffId } : filter;
}

/**
 * Returns the order that decides which bookings are kept if more match than are counted: the newest, or those with the
 * latest preferred date if the filter is about that date; if the list itself is sorted by that key or by how long a
 * booking waits, its own order.
 */
export function boundOrder({ date, from, to, sort, order }: ListFilter): Ordering {
  const isRange = from !== undefined || to !== undefined;
  const bound = isRange ? date : sort === "name" ? "received" : sort;
  return { sort: bound, order: bound === sort ? order : "desc" };
}
