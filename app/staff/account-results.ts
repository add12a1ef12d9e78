/** Why an account was not changed, for the caller of the change to handle. */
export interface Refused<Reason extends AccountRefusal> {
  result: Reason;
}

/**
 * - `own-account`: one's own is changed elsewhere, or not at all
 * - `system-admin`: only its owner changes the system admin's account; its email stays, and it is never removed
 * - `email-taken`: another account has the email
 * - `last-admin`: no other administrator would be left
 * - `last-factor`: an administrator must have a second factor, and this is the last one
 * - `no-factor`: there is no second factor, which recovery codes could stand in for
 * - `wrong-password`, `wrong-code`, `passkey-refused`: what was presented does not prove who it is
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
