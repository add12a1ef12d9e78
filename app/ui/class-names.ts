/** Joins what is given of class lists; `undefined` when nothing is. */
export function classNames(...lists: (string | false | undefined)[]): string | undefined {
  return lists.filter(Boolean).join(" ") || undefined;
}
