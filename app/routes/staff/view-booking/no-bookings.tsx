import { describeFilter } from "~/booking/list/describe-filter";
import { type ListFilter, toListParams, withoutConditions } from "~/booking/list/filter";
import type { OwnerOptions } from "~/booking/owner/owners.server";
import { spamDays } from "~/booking/spam/spam-days";
import { isReversed } from "~/lib/day-range";
import * as text from "~/messages/bookings-list";
import * as spamText from "~/messages/spam";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SpamLink } from "./list-summary";

interface NoBookingsProps {
  filter: ListFilter;
  owners: OwnerOptions;
  spamCount: number;
}

/** Shown instead of the table if there are no bookings, or none matches the filter. */
export function NoBookings({ filter, owners, spamCount }: NoBookingsProps) {
  const { q, from, to } = filter;
  const parts = describeFilter(filter, owners.names);
  const clearLink = (
    <ButtonLink to={paths.viewBooking(toListParams(withoutConditions(filter)))} size="sm">
      {parts.length === 1 && q ? text.clearSearch : text.clearFilters}
    </ButtonLink>
  );
  if (parts.length === 0)
    return (
      <EmptyState className="wrap-anywhere" title={text.noBookings}>
        <p>{text.firstBooking}</p>
        <SpamLink count={spamCount} />
      </EmptyState>
    );
  if (filter.spam && parts.length === 1)
    return (
      <EmptyState className="wrap-anywhere" title={spamText.noSpam}>
        <p>{spamText.noSpamHint(spamDays)}</p>
        {clearLink}
      </EmptyState>
    );
  if (isReversed(filter))
    return (
      <EmptyState className="wrap-anywhere" title={text.endBeforeStart}>
        <p>{text.nothingBetween}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.viewBooking(toListParams({ ...filter, from: to, to: from }))} size="sm">
            {text.swapDates}
          </ButtonLink>
          {clearLink}
        </div>
      </EmptyState>
    );
  return (
    <EmptyState className="wrap-anywhere" title={describeNoMatch(q, parts.length)}>
      {q && <p>{text.searchHint}</p>}
      <div className="flex flex-wrap gap-3">
        {clearLink}
        {!filter.spam && spamCount > 0 && (
          <ButtonLink to={paths.viewBooking(toListParams({ ...filter, spam: true }))} size="sm">
            {spamText.lookInSpam}
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  );
}

function describeNoMatch(q: string, conditions: number): string {
  if (!q) return text.noMatches;
  return conditions > 1 ? text.noFilteredMatches(q) : text.noSearchMatches(q);
}
