/** A refused change of an account, which the caller handles. */
export interface AccountRefused<Reason extends AccountRefusal> {
  result: Reason;
}

/**
 * - `own-account`: staff change their own account elsewhere, or not at all
 * - `system-admin`: only its owner changes the system admin's account; its email stays, and nobody removes it
 * - `email-taken`: another account has the email
 * - `last-admin`: no other administrator would be left
 * - `last-factor`: an administrator must have a second factor, and this is the last one
 * - `no-factor`: recovery codes need a second factor that they stand in for
 * - `wrong-password`, `wrong-code`, `passkey-refused`: the proof of identity is wrong
 */
export type AccountRefusal =
  | "own-account"
  | "system-admin"
  | "email-taken"
  | "last-admin"
  | "last-factor"
  | "no-factor"
  | "wrong-password"
  | "wrong-code"
  | "passkey-refused";
