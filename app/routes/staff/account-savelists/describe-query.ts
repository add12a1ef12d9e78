import { describeFilter } from "~/booking/list/describe-filter";
import { readListQuery } from "~/booking/list/filter-schema";
import * as text from "~/messages/bookings-list";

/**
 * Describes a saved search, such as `Search “ada” · Pending · by received, newest first`.
 *
 * @param owners the names of staff by id
 */
export function describeQuery(query: string, owners: Readonly<Record<string, string>>): string {
  const filter = readListQuery(new URLSearchParams(query));
  const { sort, order } = filter;
  const conditions = describeFilter(filter, owners).map(({ name, text: condition }) =>
    name === "search" ? text.searchFor(condition) : condition,
  );
  return [...(conditions.length > 0 ? conditions : [text.searchForAll]), text.sortedBy[sort][order]].join(
    " · ",
  );
}
