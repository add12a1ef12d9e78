/** The email, the password or both are wrong, or the account is removed: the answer never says which. */
export class InvalidCredentialsError extends Error {
  override name = "InvalidCredentialsError";
}

/** Another account has the email. */
export class EmailTakenError extends Error {
  override name = "EmailTakenError";
}

/** There is no such account, or it is removed. */
export class UnknownUserError extends Error {
  override name = "UnknownUserError";
}

/** The system admin's account is changed by its owner only, keeps its email and is never removed. */
export class SystemAdminError extends Error {
  override name = "SystemAdminError";
}

/** Nobody removes their own account. */
export class OwnAccountError extends Error {
  override name = "OwnAccountError";
}

/** The account that acts is no administrator any more since the request began. */
export class NotAllowedError extends Error {
  override name = "NotAllowedError";
}

/** The session that acts has ended since the request began: by a sign-out, a new password or a removal. */
export class SessionEndedError extends Error {
  override name = "SessionEndedError";
}
