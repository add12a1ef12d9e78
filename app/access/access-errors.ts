/** The acting account is not, or since the request began no longer, an administrator's. */
export class NotAllowedError extends Error {
  override name = "NotAllowedError";
}

/** The person must confirm who they are again before this change. */
export class VerificationNeededError extends Error {
  override name = "VerificationNeededError";
}

/** The acting session has ended since the request began, by a sign-out, a password change or a removal. */
export class SessionEndedError extends Error {
  override name = "SessionEndedError";
}
