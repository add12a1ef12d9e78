/** Joins class lists, skipping `false` and `undefined`. Returns `undefined` if none is left. */
export function classNames(...lists: (string | false | undefined)[]): string | undefined {
  return lists.filter(Boolean).join(" ") || undefined;
}

/** The classes of a link or button in the bar at the top of a page. */
export const barItem =
  "inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 py-2 text-base font-medium hover:bg-soft";

/** The classes of the link over a page to its content, which shows while it has the focus. */
export const skipLink =
  "fixed -top-24 left-4 z-(--z-skip) rounded-control bg-fill px-5 py-3 text-on-fill focus:top-4 print:hidden";
