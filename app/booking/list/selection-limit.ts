/** Bookings that can be changed at once. */
export const selectionLimit = 500;
