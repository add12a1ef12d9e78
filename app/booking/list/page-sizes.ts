/** Bookings on one page, unless a person has chosen more. */
export const pageSize = 6;

/** The numbers of bookings on a page that a person can choose. */
export const pageSizes = [pageSize, 25, 50] as const;
