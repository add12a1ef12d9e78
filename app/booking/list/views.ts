import { listViews as names } from "~/messages/bookings-list";
import { defaultFilter, defaultOrder, isFiltered, type ListFilter, me, none, toListParams } from "./filter";

const waitingForUs = {
  ...defaultFilter,
  waiting: "us",
  sort: "replies",
  order: defaultOrder.replies,
} as const satisfies ListFilter;

/** The lists that everyone has beside their saved searches. */
export const listViews = {
  us: waitingForUs,
  mine: { ...waitingForUs, owner: me },
  unassigned: { ...waitingForUs, owner: none },
  new: { ...defaultFilter, stage: "new" },
  all: defaultFilter,
  spam: { ...defaultFilter, spam: true },
} as const satisfies Record<string, ListFilter>;

export type ListView = keyof typeof listViews;

/** Returns the view that has the conditions of a filter, whatever their order; undefined if none has. */
export function findView(filter: ListFilter): ListView | undefined {
  const key = toKey(filter);
  return (Object.keys(listViews) as ListView[]).find((view) => toKey(listViews[view]) === key);
}

/** Compares conditions without the order. */
function toKey(filter: ListFilter): string {
  const { sort, order } = defaultFilter;
  return JSON.stringify(toListParams({ ...filter, sort, order }));
}

/** Returns what a list is called: its view, or whether it is filtered. */
export function nameList(filter: ListFilter): string {
  const view = findView(filter);
  if (view) return names[view];
  return isFiltered(filter) ? names.filtered : names.all;
}
