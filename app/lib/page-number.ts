/** Beyond the end of every list, and small enough for an SQL offset. */
const lastPage = 1_000_000_000;

/** Parses `?page=`: a whole number from 1; anything else is the first page. */
export function readPageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1;
}
