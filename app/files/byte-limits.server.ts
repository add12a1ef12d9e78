/** Bytes. */
export const mebibyte = 1024 * 1024;

/**
 * Bytes of a refused form that are read and dropped, so that its text arrives and its sender reads the response: 20
 * files of 15 MB.
 */
export const maxUnusedBytes = 320 * mebibyte;
