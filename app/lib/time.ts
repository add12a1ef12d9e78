/** A day in milliseconds. Not a day of the calendar, which has 23 or 25 hours where daylight saving time changes. */
export const dayMs = 24 * 60 * 60 * 1000;
