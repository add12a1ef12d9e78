import { isReversed, type ListFilter, toListParams, defaultFilter } from "~/booking/list/filter";
import { describeFilter } from "~/booking/list/describe-filter";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** Replaces the table if there are no bookings, or none matches the filter. */
export function NoBookings({ filter }: { filter: ListFilter }) {
  return (
    <div className="border border-line bg-raised wrap-anywhere">
      <NoBookingsState filter={filter} />
    </div>
  );
}

function NoBookingsState({ filter }: { filter: ListFilter }) {
  const { q, from, to, sort, order } = filter;
  const parts = describeFilter(filter);
  const clearLink = (
    <ButtonLink to={paths.bookings(toListParams({ ...defaultFilter, sort, order }))} size="sm">
      {parts.length === 1 && q ? "Clear search" : "Clear all filters"}
    </ButtonLink>
  );
  if (parts.length === 0)
    return (
      <EmptyState title="No bookings available.">
        <p>New bookings appear here as soon as a visitor submits the form.</p>
      </EmptyState>
    );
  if (isReversed(filter))
    return (
      <EmptyState title="The last day is before the first one.">
        <p>No booking can lie between them.</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.bookings(toListParams({ ...filter, from: to, to: from }))} size="sm">
            Swap the days
          </ButtonLink>
          {clearLink}
        </div>
      </EmptyState>
    );
  return (
    <EmptyState
      title={
        q
          ? `No booking matches “${q}”${parts.length > 1 ? " with these filters" : ""}.`
          : "No booking matches these filters."
      }
    >
      {q && <p>Search by a part of the name, email or phone number, or by the whole reference.</p>}
      {clearLink}
    </EmptyState>
  );
}
