import { mebibyte } from "~/files/limits";

/** Bytes of a file that is read as a whole. Larger ones are read in parts, as COPC, or not at all. */
export const largestFile = 300 * mebibyte;
