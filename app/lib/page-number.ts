/** Beyond any list's end, and small enough to count rows with. */
const lastPage = 1_000_000_000;

/** The page that `?page=` asks for, from 1; whatever is no such number reads as the first. */
export function readPageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1;
}
