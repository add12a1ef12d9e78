import type { Staff } from "~/access/session";
import { countViews } from "~/booking/desk/desk-counts.server";
import { type ListFilter, toListParams, withOwnerId } from "~/booking/list/filter";
import { findMatches, hasStoredCount } from "~/booking/list/list-bookings.server";
import { maxCounted } from "~/booking/list/list-limits";
import { readListQuery } from "~/booking/list/read-list-query";
import { listSavedSearches } from "~/booking/list/saved-searches.server";
import { findView, type ListView, listViews } from "~/booking/list/views";
import { countedSpam } from "~/booking/spam/spam-days";
import { formatCount, formatUpTo } from "~/lib/format-count";
import * as text from "~/messages/bookings-list";
import { paths } from "~/paths";

/** The maximum number of saved searches beside the views; the account's page has all of them. */
const shownSearches = 8;

export type ShownView = Awaited<ReturnType<typeof loadViews>>["views"][number];

export async function loadViews(filter: ListFilter, staff: Staff) {
  const [counts, saved] = await Promise.all([countViews(staff.id), listSavedSearches(staff)]);
  const current = findView(filter);
  const toView = (view: ListView, count: string | null) => ({
    name: view === "all" ? text.allView : text.listViews[view],
    to: paths.viewBooking(toListParams(listViews[view])),
    count,
    isCurrent: view === current,
    beginsGroup: view === "spam",
  });
  const ownQuery = paths.viewBooking(toListParams(filter));
  const searches = await Promise.all(
    saved.slice(0, shownSearches).map(async ({ name, query }, index) => {
      const savedQuery = readListQuery(new URLSearchParams(query));
      const to = paths.viewBooking(toListParams(savedQuery));
      const isCurrent = current === undefined && to === ownQuery;
      return { name, to, count: await countSearch(savedQuery, staff), isCurrent, beginsGroup: index === 0 };
    }),
  );
  const views = [
    ...(["us", "mine", "unassigned", "new"] as const).map((view) =>
      toView(view, formatUpTo(counts[view], maxCounted)),
    ),
    toView("all", formatCount(counts.all)),
    ...searches,
    toView("spam", formatUpTo(counts.spam, countedSpam - 1)),
  ];
  /** `spamCount` is the number of bookings that are marked as spam, counted up to `countedSpam`. */
  return { views, spamCount: counts.spam };
}

/** Counts a saved search. Null for a text search, which can be slow and whose page shows its own count. */
async function countSearch(filter: ListFilter, staff: Staff): Promise<string | null> {
  if (filter.q || hasStoredCount(filter)) return null;
  const { total, hasMore } = await findMatches(withOwnerId(filter, staff.id), { offset: 0, limit: 1 });
  return formatUpTo(hasMore ? maxCounted + 1 : total, maxCounted);
}
