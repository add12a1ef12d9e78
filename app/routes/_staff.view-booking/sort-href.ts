import { type ListFilter, type ListSort, toListParams, defaultOrder } from "~/booking/list/filter";
import { paths } from "~/paths";

/** The list in another order, from its first page; in the order that it has already, the other way round. */
export function sortHref(filter: ListFilter, sort: ListSort): string {
  const reversed = filter.order === "asc" ? "desc" : "asc";
  const order = filter.sort === sort ? reversed : defaultOrder[sort];
  return paths.bookings(toListParams({ ...filter, sort, order }));
}
