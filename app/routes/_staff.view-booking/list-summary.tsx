import { Link } from "@remix-run/react";
import { isFiltered, type ListFilter, toListParams } from "~/booking/list/filter";
import { describeBound, describeFilter } from "~/booking/list/describe-filter";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";
import { SaveSearch, type SaveSearchRefusal } from "./save-search";

const countFormat = new Intl.NumberFormat("en-US");

interface ListSummaryProps {
  filter: ListFilter;
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  /** Why the search could not be saved. */
  refusal: SaveSearchRefusal | undefined;
  /** Whether any form of the page was rejected. */
  isRefused: boolean;
}

/** The number of bookings, and the conditions of the filter with a link to remove each. */
export function ListSummary({ filter, total, hasMore, isLoading, refusal, isRefused }: ListSummaryProps) {
  const parts = describeFilter(filter);
  return (
    <div className="grid min-w-0 gap-2">
      <p role="status" className="flex min-h-11 items-center wrap-anywhere">
        {isLoading ? "Loading bookings…" : describeCount({ filter, total, hasMore })}
      </p>
      {isFiltered(filter) && (
        <div className="flex flex-wrap items-start gap-2">
          <ul className="contents">
            {parts.map(({ name, text, without }) => (
              <li key={name} className="max-w-full">
                <Link
                  to={paths.bookings(toListParams(without))}
                  className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border border-line-strong bg-raised px-3 py-1.5 text-text no-underline hover:border-text hover:bg-soft"
                >
                  <span className="sr-only">Clear {name}: </span>
                  <span className="truncate">{text}</span>
                  <Icon name="close" className="size-3.5 text-muted" />
                </Link>
              </li>
            ))}
          </ul>
          {parts.length > 1 && (
            <Link
              to={paths.bookings(toListParams(withoutConditions(filter)))}
              className="inline-flex min-h-11 items-center px-2 text-accent-text underline hover:decoration-2"
            >
              Clear all
            </Link>
          )}
          <SaveSearch {...{ filter, refusal, isRefused }} />
        </div>
      )}
    </div>
  );
}

function withoutConditions(filter: ListFilter): ListFilter {
  return { ...filter, q: "", status: undefined, from: undefined, to: undefined };
}

function describeCount({
  filter,
  total,
  hasMore,
}: Pick<ListSummaryProps, "filter" | "total" | "hasMore">): string {
  const { q } = filter;
  const number = countFormat.format(total);
  const isOne = total === 1;
  if (hasMore)
    return `More than ${number} bookings match. Shown are ${describeBound(filter, number)}; narrow the search to see the others.`;
  if (!isFiltered(filter)) return `${number} ${isOne ? "booking" : "bookings"}`;
  const isSearchOnly = describeFilter(filter).length === 1 && q !== "";
  return `${number} ${isOne ? "booking matches" : "bookings match"}${isSearchOnly ? ` “${q}”` : ""}.`;
}
