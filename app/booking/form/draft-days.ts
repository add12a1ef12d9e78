/** Days that a visitor's answers and files are kept after the last change. */
export const draftDays = 14;
