import { isReversed, type ListFilter, toListParams, defaultFilter } from "~/booking/list/filter";
import { describeFilter } from "~/booking/list/describe-filter";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** In the place of the table: nothing has come in yet, or nothing matches. */
export function NoBookings({ filter }: { filter: ListFilter }) {
  return <div className="border border-line bg-raised wrap-anywhere">{stateOf(filter)}</div>;
}

function stateOf(filter: ListFilter) {
  const { q, from, to, sort, order } = filter;
  const parts = describeFilter(filter);
  const everything = (
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
          {everything}
        </div>
      </EmptyState>
    );
  return (
    <EmptyState
      title={q ? `No booking matches “${q}”${alsoBy(parts.length)}.` : "No booking matches these filters."}
    >
      {q && <p>Search by a part of the name, email or phone number, or by the whole reference.</p>}
      {everything}
    </EmptyState>
  );
}

function alsoBy(parts: number): string {
  return parts > 1 ? " with these filters" : "";
}
