import { useLocation } from "@remix-run/react";
import { readListPosition } from "~/booking/list/list-position";
import type { ListPosition } from "~/paths/staff-paths";

/** Returns the list that the page's booking was opened from, for links to the booking's other pages. */
export function useListPosition(): ListPosition {
  return readListPosition(new URLSearchParams(useLocation().search));
}

/** Returns the query string with other parameters for the present page of the booking, which keeps its list. */
export function useListSearch(parameters: Readonly<Record<string, string>>): string {
  const { list, at } = useListPosition();
  return new URLSearchParams({ ...parameters, ...(list && { list }), ...(at && { at }) }).toString();
}
