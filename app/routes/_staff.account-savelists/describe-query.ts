import { describeFilter, orderLabels, sortLabels } from "~/booking/list/describe-filter";
import { readListQuery } from "~/booking/list/filter-schema";

/** Describes a saved search, such as `Search “ada” · Pending · by received, newest first`. */
export function describeQuery(query: string): string {
  const filter = readListQuery(new URLSearchParams(query));
  const { sort, order } = filter;
  const conditions = describeFilter(filter).map(({ name, text }) =>
    name === "search" ? `Search ${text}` : text,
  );
  return [
    ...(conditions.length > 0 ? conditions : ["All bookings"]),
    `by ${sortLabels[sort].toLowerCase()}, ${orderLabels[sort][order]}`,
  ].join(" · ");
}
