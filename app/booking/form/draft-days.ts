/** Days that a draft and its files are kept after the last change. */
export const draftDays = 14;
