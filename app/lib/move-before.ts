/** Moves an entry before another one, or to the end (null). Returns null if the order stays the same, or an id is not in the list. */
export function moveBefore<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
  before: string | null,
): Entry[] | null {
  const moved = entries.find((entry) => entry.id === id);
  const others = entries.filter((entry) => entry !== moved);
  const index = before === null ? others.length : others.findIndex((entry) => entry.id === before);
  return moved && index >= 0 && entries.indexOf(moved) !== index ? others.toSpliced(index, 0, moved) : null;
}
