/** Bookings on one page, unless a person has chosen more. */
export const pageSize = 6;

/** The numbers of bookings on a page that a person can choose. */
export const pageSizes = [pageSize, 25, 50] as const;

/** Bookings that can be changed at once. */
export const selectionLimit = 500;

/** Bookings that a count of what waits goes up to; the page says of more that there are more. */
export const maxCounted = 1_000;
