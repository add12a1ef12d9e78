import { paths } from "~/paths";
import type { ListPosition } from "~/paths/staff-paths";
import { isSortedByWait, type ListQuery, listQueryLength, toListParams } from "./filter";

/** Matches a new-reply mark and a database time with microseconds. A bulk change gives many bookings the same millisecond. */
const waitForm = /^r?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

export function toListPosition({ page, ...filter }: ListQuery, exactWait: string): ListPosition {
  const address = paths.viewBooking({ ...toListParams(filter), page });
  return {
    list: address.slice(address.indexOf("?") + 1),
    at: isSortedByWait(filter) ? exactWait : undefined,
  };
}

/** Reads a booking's position in a list from the query of its page. Drops invalid values. */
export function readListPosition(search: URLSearchParams): ListPosition {
  const list = search.get("list") ?? "";
  if (list === "" || list.length > listQueryLength) return {};
  const at = search.get("at") ?? "";
  return { list, at: isWait(at) ? at : undefined };
}

function isWait(text: string): boolean {
  if (!waitForm.test(text)) return false;
  const since = text.replace("r", "");
  const time = new Date(since);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19) === since.slice(0, 19);
}
