/** Why a file cannot be shown; the viewer has a text for each. */
export type Reason =
  /** The connection failed, or nothing arrived for too long. */
  | "network"
  /** The server does not send parts of a file. */
  | "ranges"
  /** Not a kind of file that the viewer reads. */
  | "format"
  /** A LAZ file of a program that was replaced in 2011. */
  | "old"
  /** The file has no points. */
  | "empty"
  /** The file contradicts itself, or the format. */
  | "damaged"
  /** A file that can only be read as a whole, and is too large for that. */
  | "large"
  /** Its coordinates are degrees, in which nothing can be measured. */
  | "degrees"
  /** Reading took too long. */
  | "slow";

export class ScanError extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
  ) {
    super(message);
  }
}

/** Throws unless a file is as it has to be. */
export function check(isRight: boolean, message: string, reason: Reason = "damaged"): asserts isRight {
  if (!isRight) throw new ScanError(reason, message);
}
