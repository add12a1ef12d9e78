// Apart from the rules: the booking form's own script needs the numbers and not the rules.

/** The most bytes one file may have: 15 MB, counted as people's computers count them. */
export const maxFileSize = 15 * 1024 * 1024;

/** The most files one booking may have. */
export const maxFilesPerDraft = 20;

/** The most files one call of the upload API may carry. */
export const maxFilesPerCall = 10;
