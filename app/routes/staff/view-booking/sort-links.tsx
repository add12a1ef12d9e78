import { Link } from "@remix-run/react";
import { defaultOrder, type ListFilter, type ListSort, sortsOf, toListParams } from "~/booking/list/filter";
import * as text from "~/messages/bookings-list";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";

/** Links that sort the list; the current one reverses the order. */
export function SortLinks({ filter }: { filter: ListFilter }) {
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

/** Returns the URL of the first page sorted by `sort`: in the reverse order if that is the current sort. */
function getSortHref(filter: ListFilter, sort: ListSort): string {
  const reversed = filter.order === "asc" ? "desc" : "asc";
  const order = filter.sort === sort ? reversed : defaultOrder[sort];
  return paths.bookings(toListParams({ ...filter, sort, order }));
}
