// Separate from the rules, because the booking form's script needs only these numbers.

/** In bytes. */
export const mebibyte = 1024 * 1024;
const gibibyte = 1024 * mebibyte;

/** The most bytes that all uploads without a booking may have. */
export const maxUnclaimedBytes = 20 * gibibyte;

/** Uploads are refused while their disk has fewer free bytes. */
export const minFreeUploadBytes = gibibyte;

/** The most bytes that all files of deliveries may have. */
export const maxDeliveryBytes = 1000 * gibibyte;

/** The most bytes that one file may have: 15 MB, in binary units as operating systems show them. */
export const maxFileSize = 15 * mebibyte;

/** The most files that one booking may have. */
export const maxFilesPerBooking = 20;

/** The most files that one request to the upload API may carry. */
export const maxFilesPerApiUpload = 10;

/**
 * Bytes of a refused form that are read and dropped, so that its text arrives and its sender reads the response: 20
 * files of 15 MB, with a margin.
 */
export const maxUnusedBytes = 320 * mebibyte;
