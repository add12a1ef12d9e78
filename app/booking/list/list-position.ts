import { paths } from "~/paths";
import type { ListPosition } from "~/paths/staff-paths";
import { isSortedByWait, type ListQuery, listQueryLength, toListParams } from "./filter";

/** A new reply, and a time as the database writes it: with microseconds, because a change of many bookings gives them one time. */
const waitForm = /^r?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/**
 * Returns the position of a booking on a page of the list.
 *
 * @param exactWait of the booking
 */
export function toListPosition({ page, ...filter }: ListQuery, exactWait: string): ListPosition {
  const address = paths.viewBooking({ ...toListParams(filter), page });
  return {
    list: address.slice(address.indexOf("?") + 1),
    at: isSortedByWait(filter) ? exactWait : undefined,
  };
}

/** Reads the position of a booking in a list from the address of one of its pages; leaves out what is invalid. */
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
