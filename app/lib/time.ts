export const minuteMs = 60 * 1000;

export const hourMs = 60 * minuteMs;

/** A day in milliseconds. Not a day of the calendar, which has 23 or 25 hours where daylight saving time changes. */
export const dayMs = 24 * hourMs;

/** The farthest that a time asked for or planned may be ahead. */
export const twoYearsMs = 2 * 365.25 * dayMs;

/** An hour in seconds, the unit of limits and cookies. */
export const hourSeconds = 60 * 60;

/** A day in seconds. */
export const daySeconds = 24 * hourSeconds;

/** Seconds between the times that the input of a date and time offers: a quarter of an hour. */
export const dateStep = 15 * 60;
