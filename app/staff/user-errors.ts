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

/** The invitation was accepted, revoked or renewed meanwhile. */
export class InvitationClosedError extends Error {
  override name = "InvitationClosedError";
}

/** There must be one administrator at least. */
export class LastAdminError extends Error {
  override name = "LastAdminError";
}

/** A code of an authenticator app or a recovery code is wrong, too old or was used before. The response never reveals which. */
export class InvalidCodeError extends InvalidCredentialsError {
  override name = "InvalidCodeError";
}

/** A passkey is of another site or account, was asked too long ago, or its signature is wrong. */
export class PasskeyRefusedError extends Error {
  override name = "PasskeyRefusedError";
}

/** An account may have no more passkeys. */
export class TooManyPasskeysError extends Error {
  override name = "TooManyPasskeysError";
}

/** The rule of the settings demands a second factor, and this is the account's last one. */
export class LastFactorError extends Error {
  override name = "LastFactorError";
}

/** The sign-in has waited too long for its second factor, or the account has changed in the meantime. */
export class PendingSignInEndedError extends Error {
  override name = "PendingSignInEndedError";
}

/** The password is right, but the account has a second factor, and the request none. */
export class SecondFactorNeededError extends Error {
  override name = "SecondFactorNeededError";
}

/** The account has no second factor, so it gets no recovery codes. */
export class NoFactorError extends Error {
  override name = "NoFactorError";
}
