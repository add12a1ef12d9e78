export const minuteMs = 60 * 1000;

export const hourMs = 60 * minuteMs;

/** 24 hours. A calendar day has 23 or 25 hours at a change of daylight saving time. */
export const dayMs = 24 * hourMs;

export const twoYearsMs = 2 * 365.25 * dayMs;

export const hourSeconds = 60 * 60;

export const daySeconds = 24 * hourSeconds;

/** The step of date and time inputs: a quarter of an hour in seconds. */
export const dateStep = 15 * 60;
