export const defaultLimit = 50;

/** @param rows up to one item more than the page has */
export function toCursorPage<Item, Shown>(
  rows: readonly Item[],
  limit: number,
  { show, toNext }: { show: (item: Item) => Shown; toNext: (last: Item) => string },
): { items: Shown[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { items: page.map(show), nextCursor: last && rows.length > limit ? toNext(last) : null };
}

/** Beyond the end of every list, and small enough for an SQL offset. */
const lastPage = 1_000_000_000;

/** Parses `?page=`: a whole number from 1. Anything else is the first page. */
export function readPageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1;
}

/** A position in a list that is sorted by time, newest first. */
export interface CursorPosition {
  createdAt: Date;
  id: string;
}

const cursorPattern = /^(\d{1,14})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function toCursor({ createdAt, id }: CursorPosition): string {
  return `${createdAt.getTime()}-${id}`;
}

export function readCursor(text: string): CursorPosition | null {
  const [, time, id] = cursorPattern.exec(text) ?? [];
  return time && id ? { createdAt: new Date(Number(time)), id } : null;
}
