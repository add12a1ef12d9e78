import type { Staff } from "~/access/session";
import { readPageSize } from "~/back-office/preferences.server";
import { isSortedByWait, type ListFilter, toListParams, withOwnerId } from "~/booking/list/filter";
import { findNeighbors, type Neighbor, type Neighbors } from "~/booking/list/find-neighbors.server";
import { readListPosition } from "~/booking/list/list-position";
import { canonicalListQuery, readListQuery } from "~/booking/list/read-list-query";
import { listSavedSearches } from "~/booking/list/saved-searches.server";
import { findView, nameList } from "~/booking/list/views";
import { formatCount, formatUpTo } from "~/lib/format-count";
import * as text from "~/messages/list-position";
import { paths } from "~/paths";

export type ShownPosition = NonNullable<Awaited<ReturnType<typeof loadListPosition>>>;

/** @returns null if the booking was not opened from a list */
export async function loadListPosition(id: string, request: Request, staff: Staff) {
  const { list, at } = readListPosition(new URL(request.url).searchParams);
  if (list === undefined) return null;
  const { page, ...filter } = readListQuery(new URLSearchParams(list));
  const neighbors = await findNeighbors(withOwnerId(filter, staff.id), id, at);
  if (!neighbors) return null;
  const { position, previous, next } = neighbors;
  const toLink = (neighbor: Neighbor) => ({
    fullName: neighbor.fullName,
    to: paths.bookingDetails(neighbor.id, {
      list,
      at: isSortedByWait(filter) ? neighbor.exactWait : undefined,
    }),
  });
  return {
    name: await findName(list, filter, staff),
    // The list's page that contains the booking, because the links to the previous and next booking may have left the original page.
    to: paths.viewBooking({
      ...toListParams(filter),
      page: position === null ? page : Math.ceil(position / (await readPageSize(request))),
    }),
    position: describePosition(neighbors),
    previous: previous && toLink(previous),
    next: next && toLink(next),
  };
}

async function findName(list: string, filter: ListFilter, staff: Staff): Promise<string> {
  if (findView(filter)) return nameList(filter);
  const query = canonicalListQuery(list);
  return (await listSavedSearches(staff)).find((search) => search.query === query)?.name ?? nameList(filter);
}

function describePosition({ position, isListed, total, hasMore }: Neighbors): string {
  const all = formatUpTo(hasMore ? total + 1 : total, total);
  if (!isListed) return text.notInList(all);
  return position === null ? text.farInList(all) : text.positionOf(formatCount(position), all);
}
