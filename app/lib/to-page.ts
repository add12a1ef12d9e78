/** Items of a page where nobody says how many. */
export const defaultLimit = 50;

/**
 * Returns one page of a list.
 *
 * @param found up to one item more than the page has
 * @param toNext the cursor after an item
 */
export function toPage<Item, Shown>(
  found: readonly Item[],
  limit: number,
  { show, toNext }: { show: (item: Item) => Shown; toNext: (last: Item) => string },
): { items: Shown[]; nextCursor: string | null } {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { items: page.map(show), nextCursor: last && found.length > limit ? toNext(last) : null };
}
