import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { describeFilter } from "~/booking/list/describe-filter";
import {
  boundOrder,
  defaultOrder,
  isFiltered,
  isSortedByWait,
  type ListFilter,
  type ListSort,
  sortsOf,
  toListParams,
  withoutConditions,
} from "~/booking/list/filter";
import type { OwnerOptions } from "~/booking/owner/owners.server";
import { countedSpam, spamDays } from "~/booking/spam/spam-days";
import type { FormResult } from "~/forms/form-result";
import { formatCount } from "~/lib/format-count";
import * as text from "~/messages/bookings-list";
import * as spamText from "~/messages/spam";
import * as uiText from "~/messages/ui";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";
import { FilterMenu } from "./filter-form";
import { SaveSearch } from "./save-search";

interface ListSummaryProps {
  filter: ListFilter;
  owners: OwnerOptions;
  presets: ComponentProps<typeof FilterMenu>["presets"];
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  /** The result of the last form, if it was rejected. */
  result: FormResult | undefined;
}

export function ListSummary(summary: ListSummaryProps) {
  const { filter, owners, presets, total, isLoading, result } = summary;
  const parts = describeFilter(filter, owners.names);
  return (
    <div className="mb-3 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-start gap-2">
        <FilterMenu filter={filter} owners={owners} presets={presets} />
        <ul className="contents">
          {parts.map(({ name, text: condition, without }) => (
            <li key={name} className="max-w-full">
              <Link
                to={paths.viewBooking(toListParams(without))}
                aria-label={text.clearCondition[name](condition)}
                className="inline-flex min-h-control-sm max-w-full items-center gap-2 rounded-control border border-line-strong bg-raised px-3 py-1.5 text-text no-underline hover:border-text hover:bg-soft max-sm:min-h-11"
              >
                <span className="truncate">{condition}</span>
                <Icon name="close" className="size-3.5 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
        {parts.length > 1 && (
          <Link
            to={paths.viewBooking(toListParams(withoutConditions(filter)))}
            className="inline-flex min-h-control-sm items-center text-accent-text underline hover:decoration-2 max-sm:min-h-11 sm:px-2"
          >
            {text.clearAll}
          </Link>
        )}
        {isFiltered(filter) && <SaveSearch filter={filter} result={result} />}
        <p role="status" className="flex min-h-control-sm items-center wrap-anywhere text-muted sm:ms-auto">
          {isLoading ? text.loading : describeCount(summary, parts.length)}
        </p>
        {total > 0 && <SortLinks filter={filter} />}
      </div>
      {filter.spam && total > 0 && <p className="text-small text-muted">{spamText.spamListHint(spamDays)}</p>}
    </div>
  );
}

/** Links to the spam, if there is any, because a request may have been marked by mistake. */
export function SpamLink({ count }: { count: number }) {
  if (count === 0) return null;
  const number = formatCount(count);
  return (
    <Link
      to={paths.viewBooking({ spam: 1 })}
      className="inline-flex min-h-11 items-center text-accent-text underline hover:decoration-2"
    >
      {spamText.spamCount(count < countedSpam ? number : uiText.atLeast(number))}
    </Link>
  );
}

function describeCount({ filter, total, hasMore }: ListSummaryProps, conditions: number): string {
  const { q } = filter;
  if (hasMore) return describeBound(filter, formatCount(total));
  if (!isFiltered(filter)) return text.bookings(total);
  return conditions === 1 && q !== "" ? text.searchMatches(total, q) : text.matches(total);
}

function describeBound(filter: ListFilter, count: string): string {
  const { sort, order } = boundOrder(filter);
  if (isSortedByWait({ sort })) return text.tooManyWaiting[order](count);
  return text.tooManyMatches[sort === "preferred" ? sort : "received"][order](count);
}

/** The links that sort the list. The link of the current sort reverses its order. */
function SortLinks({ filter }: { filter: ListFilter }) {
  return (
    <nav aria-label={text.sortLabel} className="flex flex-wrap items-center gap-x-3 sm:gap-x-4">
      <span className="text-muted">{text.sortBy}</span>
      {sortsOf(filter).map((sort) => {
        const isCurrent = filter.sort === sort;
        return (
          <Link
            key={sort}
            to={getSortHref(filter, sort)}
            aria-current={isCurrent || undefined}
            className="inline-flex min-h-control-sm items-center gap-1.5 text-text underline decoration-line-strong hover:decoration-2 aria-[current]:font-semibold aria-[current]:no-underline max-sm:min-h-11"
          >
            {text.sorts[sort]}
            {isCurrent && (
              <>
                <span className="font-normal text-muted max-sm:sr-only">
                  {text.orders[sort][filter.order]}
                </span>
                <Icon name="chevron" className={filter.order === "asc" ? "size-3 rotate-180" : "size-3"} />
              </>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

/** Returns the URL of the first page in the new order. The current sort reverses its order. */
function getSortHref(filter: ListFilter, sort: ListSort): string {
  const reversed = filter.order === "asc" ? "desc" : "asc";
  const order = filter.sort === sort ? reversed : defaultOrder[sort];
  return paths.viewBooking(toListParams({ ...filter, sort, order }));
}
