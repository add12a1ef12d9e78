/** The email or the password is wrong, or the account is removed. The response never reveals which. */
export class InvalidCredentialsError extends Error {
  override name = "InvalidCredentialsError";
}

/** Another account has the email. */
export class EmailTakenError extends Error {
  override name = "EmailTakenError";
}

/** The account does not exist or is removed. */
export class UnknownUserError extends Error {
  override name = "UnknownUserError";
}

/** The system admin's account can be changed only by its owner, cannot change its email and cannot be removed. */
export class SystemAdminError extends Error {
  override name = "SystemAdminError";
}

/** Users cannot remove their own account. */
export class OwnAccountError extends Error {
  override name = "OwnAccountError";
}

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

/** The invitation was accepted, revoked or renewed meanwhile. */
export class InvitationClosedError extends Error {
  override name = "InvitationClosedError";
}

/** There must be one administrator at least. */
export class LastAdminError extends Error {
  override name = "LastAdminError";
}
