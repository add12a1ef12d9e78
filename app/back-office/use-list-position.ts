import { useLocation } from "@remix-run/react";
import { readListPosition } from "~/booking/list/list-position";
import type { ListPosition } from "~/paths/staff-paths";

/** The list that the page's booking was opened from. */
export function useListPosition(): ListPosition {
  return readListPosition(new URLSearchParams(useLocation().search));
}

export function useListSearch(parameters: Readonly<Record<string, string>>): string {
  const { list, at } = useListPosition();
  return new URLSearchParams({ ...parameters, ...(list && { list }), ...(at && { at }) }).toString();
}
