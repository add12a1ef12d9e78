import type { KnownStatus } from "~/booking/status";
import type { Stage, WaitingFor } from "~/db/schema.server";
import type { Locale } from "~/messages/languages";
import type { ListParams } from "~/paths/staff-paths";
import type { ServiceSlug } from "~/settings/offer";

export const listDates = ["received", "preferred"] as const;
/** The last two keys are available only while the list is filtered by `waiting`. */
export const listSorts = ["received", "preferred", "name", "waiting", "replies"] as const;
export const listOrders = ["asc", "desc"] as const;

export type ListDate = (typeof listDates)[number];
export type ListSort = (typeof listSorts)[number];
type ListOrder = (typeof listOrders)[number];

/** The parties that can have the next action. */
export const listWaiting = ["us", "them"] as const satisfies readonly WaitingFor[];
type ListWaiting = (typeof listWaiting)[number];

/** `me` stands for the staff member who views the list, `none` for bookings without an owner or a service. */
export const me = "me";
export const none = "none";
export const open = "open";

export interface Ordering {
  sort: ListSort;
  order: ListOrder;
}

export interface ListFilter extends Ordering {
  /** Part of a name, email, phone number or text of a booking, or a complete reference. Empty matches any booking. */
  q: string;
  /** Undefined matches any status. */
  status?: KnownStatus | undefined;
  /** `none` matches visitors who were not sure yet. */
  service?: ServiceSlug | typeof none | undefined;
  language?: Locale | undefined;
  stage?: Stage | typeof open | undefined;
  /** `me`, `none` or a staff id. */
  owner?: string | undefined;
  waiting?: ListWaiting | undefined;
  /** Only bookings with an unread customer reply. Undefined matches any. */
  replied?: true | undefined;
  /** Only bookings that are marked as spam. Undefined matches only the other bookings. */
  spam?: true | undefined;
  date: ListDate;
  /** The first day, such as `2026-12-11`, in Pacific time. */
  from?: string | undefined;
  /** The last day, inclusive. */
  to?: string | undefined;
}

export interface ListQuery extends ListFilter {
  /** From 1. The page may be past the end. */
  page: number;
}

/** Maximum length of a stored list query, in characters. Real queries are far shorter. */
export const listQueryLength = 4_000;

export const defaultFilter: ListFilter = {
  q: "",
  date: "received",
  sort: "received",
  order: "desc",
};

/** The order that applies if only `sort` is given: newest, soonest, A to Z, longest wait, or new replies and then the longest wait. */
export const defaultOrder = {
  received: "desc",
  preferred: "asc",
  name: "asc",
  waiting: "asc",
  replies: "asc",
} as const satisfies Record<ListSort, ListOrder>;

export function sortsOf({ waiting }: ListFilter): readonly ListSort[] {
  return waiting ? listSorts : listSorts.filter((sort) => !isSortedByWait({ sort }));
}

/** Returns whether staff work on a booking can change its place in the list. */
export function isSortedByWait({ sort }: Pick<Ordering, "sort">): boolean {
  return sort === "waiting" || sort === "replies";
}

/** Replaces a sort that the filter does not allow by the default sort. */
export function withValidSort<Filter extends ListFilter>(filter: Filter): Filter {
  if (sortsOf(filter).includes(filter.sort)) return filter;
  const { sort, order } = defaultFilter;
  return { ...filter, sort, order };
}

/** Returns the filter without conditions, in the same order where possible. */
export function withoutConditions({ sort, order }: ListFilter): ListFilter {
  return withValidSort({ ...defaultFilter, sort, order });
}

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

/** Returns whether a filter has a condition. The order is not one. */
export function isFiltered(filter: ListFilter): boolean {
  const { q, status, from, to } = filter;
  return q !== "" || [status, from, to].some((value) => value !== undefined) || isFilteredByWork(filter);
}

/**
 * Returns whether a filter has a condition on service, language, stage, owner, waiting, replies or spam. No maintained count exists for
 * these.
 */
export function isFilteredByWork(filter: ListFilter): boolean {
  const { service, language, stage, owner, waiting, replied, spam } = filter;
  return [service, language, stage, owner, waiting, replied, spam].some((value) => value !== undefined);
}

export function withOwnerId<Filter extends ListFilter>(filter: Filter, staffId: string): Filter {
  return filter.owner === me ? { ...filter, owner: staffId } : filter;
}

/**
 * Returns the order that decides which bookings a bounded search keeps. With a date range, it is the order by that date. Otherwise it is
 * the list's own order, or the order by the date received for a list that is sorted by name. The latest dates come first, unless the list
 * is sorted by the same key: then its direction applies.
 */
export function boundOrder({ date, from, to, sort, order }: ListFilter): Ordering {
  const isRange = from !== undefined || to !== undefined;
  const bound = isRange ? date : sort === "name" ? "received" : sort;
  return { sort: bound, order: bound === sort ? order : "desc" };
}
