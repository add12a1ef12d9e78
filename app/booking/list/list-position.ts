import { paths } from "~/paths";
import type { ListPosition } from "~/paths/staff-paths";
import { type ListQuery, listQueryLength, toListParams } from "./filter";

/** A time as the database writes it: with microseconds, because a change of many bookings gives them one time. */
const timeForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/**
 * Returns the position of a booking on a page of the list.
 *
 * @param waitingSince of the booking, exactly
 */
export function toListPosition({ page, ...filter }: ListQuery, waitingSince: string): ListPosition {
  const address = paths.bookings({ ...toListParams(filter), page });
  return {
    list: address.slice(address.indexOf("?") + 1),
    at: filter.sort === "waiting" ? waitingSince : undefined,
  };
}

/** Reads the position of a booking in a list from the address of one of its pages; leaves out what is invalid. */
export function readListPosition(search: URLSearchParams): ListPosition {
  const list = search.get("list") ?? "";
  if (list === "" || list.length > listQueryLength) return {};
  const at = search.get("at") ?? "";
  return { list, at: isTime(at) ? at : undefined };
}

function isTime(text: string): boolean {
  if (!timeForm.test(text)) return false;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19) === text.slice(0, 19);
}
