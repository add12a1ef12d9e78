/** Days for which failed mails are sent again together. An older one would most likely surprise its reader. */
export const failedDays = 7;
