/**
 * Moves an entry of a list before another one, or to the end.
 *
 * @param before the id of the other entry; null for the end
 * @returns null if that changes nothing, or one of them is not in the list
 */
export function moveBefore<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
  before: string | null,
): Entry[] | null {
  const moved = entries.find((entry) => entry.id === id);
  const others = entries.filter((entry) => entry !== moved);
  const to = before === null ? others.length : others.findIndex((entry) => entry.id === before);
  return moved && to >= 0 && entries.indexOf(moved) !== to ? others.toSpliced(to, 0, moved) : null;
}
