// Separate from `rules.ts`, because the booking form's script needs only these numbers.

/** Bytes. */
export const mebibyte = 1024 * 1024;
const gibibyte = 1024 * mebibyte;

/** Bytes of all uploads without a booking. */
export const maxUnclaimedBytes = 20 * gibibyte;

/** Uploads are refused while their disk has fewer free bytes. */
export const minFreeUploadBytes = gibibyte;

/** Bytes of all deliveries' files. */
export const maxDeliveryBytes = 1000 * gibibyte;

/** 15 MB in binary units, which operating systems show. */
export const maxFileSize = 15 * mebibyte;

export const maxFilesPerBooking = 20;

export const maxFilesPerApiUpload = 10;

/**
 * Bytes of a refused form that are read and dropped, so its text arrives and its sender reads the response: 20 files of 15 MB, with a
 * margin.
 */
export const maxUnusedBytes = 320 * mebibyte;
