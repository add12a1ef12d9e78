/** The reason why a file cannot be shown. The viewer has a text for each. */
export type FailureReason =
  /** The connection failed, or nothing arrived for too long. */
  | "network"
  /** The server ignores range requests. */
  | "ranges"
  | "format"
  /** A LAZ file in a format that was replaced in 2011. */
  | "old"
  | "empty"
  /** The file contradicts itself or its format. */
  | "damaged"
  /** The file exceeds the size limit, does not fit in memory, or is a COPC file whose first node has too many points. */
  | "large"
  /** The coordinates are degrees, which allow no measurements. */
  | "degrees"
  | "slow";

export class ScanError extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
  ) {
    super(message);
  }
}

/** Throws a {@link ScanError} unless the condition holds. */
export function check(isRight: boolean, message: string, reason: FailureReason = "damaged"): asserts isRight {
  if (!isRight) throw new ScanError(reason, message);
}
