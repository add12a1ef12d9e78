/** Bookings on one page. */
export const pageSize = 6;

/** A contiguous run of rows in a sorted list. */
export interface Slice {
  offset: number;
  limit: number;
}

/** Returns the rows of a page, counted from 1. */
export function pageSlice(page: number): Slice {
  return { offset: (page - 1) * pageSize, limit: pageSize };
}
