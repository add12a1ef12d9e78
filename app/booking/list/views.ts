import { listViews as names } from "~/messages/bookings-list";
import { defaultFilter, defaultOrder, isFiltered, type ListFilter, me, none, toListParams } from "./filter";

const waitingForUs = {
  ...defaultFilter,
  waiting: "us",
  sort: "replies",
  order: defaultOrder.replies,
} as const satisfies ListFilter;

/** The lists that every staff member has beside saved searches. */
export const listViews = {
  us: waitingForUs,
  mine: { ...waitingForUs, owner: me },
  unassigned: { ...waitingForUs, owner: none },
  new: { ...defaultFilter, stage: "new" },
  all: defaultFilter,
  spam: { ...defaultFilter, spam: true },
} as const satisfies Record<string, ListFilter>;

export type ListView = keyof typeof listViews;

/** Returns the view with the filter's conditions, regardless of the order. */
export function findView(filter: ListFilter): ListView | undefined {
  const key = toFilterKey(filter);
  return (Object.keys(listViews) as ListView[]).find((view) => toFilterKey(listViews[view]) === key);
}

function toFilterKey(filter: ListFilter): string {
  const { sort, order } = defaultFilter;
  return JSON.stringify(toListParams({ ...filter, sort, order }));
}

export function nameList(filter: ListFilter): string {
  const view = findView(filter);
  if (view) return names[view];
  return isFiltered(filter) ? names.filtered : names.all;
}
