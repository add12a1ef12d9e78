/** Joins class lists and skips `false` and `undefined`. Returns `undefined` if none is left. */
export function classNames(...lists: (string | false | undefined)[]): string | undefined {
  return lists.filter(Boolean).join(" ") || undefined;
}

export const barItem =
  "inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 py-2 text-base font-medium hover:bg-soft";

/** Visible only while it has the focus. */
export const skipLink =
  "fixed -top-24 left-4 z-(--z-skip) rounded-control bg-fill px-5 py-3 text-on-fill focus:top-4 print:hidden";
