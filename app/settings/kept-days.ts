/** Days for which an unfinished request is kept with its files, after the visitor's last change. */
export const draftDays = 14;

/** Days for which emails are kept, except waiting ones. */
export const mailDays = 365;

/** Days for which views of a request and downloads of its files are recorded. */
export const accessLogDays = 365;

/** The maximum of a setting or form in days: ten years, longer than any retention obligation for such records. */
export const maxKeptDays = 3650;
