/** Bookings that a count of what waits goes up to; the page says of more that there are more. */
export const maxCounted = 1_000;
