/** Days for which an unfinished request is kept with its files, after the visitor's last change. */
export const draftDays = 14;

/** Days for which emails that are not waiting any more are kept. */
export const mailDays = 365;

/** Days for which it is kept who viewed a request or downloaded its files. */
export const accessLogDays = 365;

/** The most days that a setting or a form takes, ten years: longer than any record of this kind has to be kept. */
export const longestDays = 3650;
