/** Joins class lists, skipping `false` and `undefined`. Returns `undefined` if none is left. */
export function classNames(...lists: (string | false | undefined)[]): string | undefined {
  return lists.filter(Boolean).join(" ") || undefined;
}
