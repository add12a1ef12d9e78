/** Joins class lists, skipping `false` and `undefined`. Returns `undefined` if none is left. */
export function classNames(...lists: (string | false | undefined)[]): string | undefined {
  return lists.filter(Boolean).join(" ") || undefined;
}

/** The classes of a link or button in the bar at the top of a page. */
export const barItem =
  "inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 py-2 text-base font-medium hover:bg-soft";
