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

/** Beyond the end of every list, and small enough for an SQL offset. */
const lastPage = 1_000_000_000;

/** Parses `?page=`: a whole number from 1; anything else is the first page. */
export function readPageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1;
}

/** A place in a list that is sorted by time, newest first. */
export interface Position {
  createdAt: Date;
  id: string;
}

const cursorPattern = /^(\d{1,14})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns a place as text for an address. */
export function toCursor({ createdAt, id }: Position): string {
  return `${createdAt.getTime()}-${id}`;
}

/** Reads what `toCursor` returns; null for any other text. */
export function readCursor(text: string): Position | null {
  const [, time, id] = cursorPattern.exec(text) ?? [];
  return time && id ? { createdAt: new Date(Number(time)), id } : null;
}
