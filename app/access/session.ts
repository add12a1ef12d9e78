/** A signed-in member of staff, or a program with a key. */
export interface Staff {
  /** The id of the account or of the key. */
  id: string;
  /** The actor's name in records: an email, or the name of the key. */
  email: string;
  fullName: string;
  isAdmin: boolean;
  /** Set for a key, which has no account. */
  isProgram?: true;
}

/** A session that was open when the request began. `requireLiveSession` rechecks it in a transaction. */
export interface Session {
  id: string;
  staff: Staff;
  /** The administrator has no rights until they have the second factor that the settings demand. */
  mustAddFactor?: true;
}

/** Returns the account to store with a change; null for a program. */
export function accountOf({ id, isProgram }: Staff): string | null {
  return isProgram ? null : id;
}

/** The change is made, now or by an earlier copy of the same request. */
export interface ChangeDone {
  result: "done";
}

/** The acting account is not an administrator's, or lost that role after the request began. */
export class NotAllowedError extends Error {
  override name = "NotAllowedError";
}

/** The person must verify their identity again before this change. */
export class VerificationNeededError extends Error {
  override name = "VerificationNeededError";

  constructor(readonly userId: string) {
    super("The person must confirm who they are.");
  }
}

/** A sign-out, a password change or a removal has ended the acting session since the request began. */
export class SessionEndedError extends Error {
  override name = "SessionEndedError";
}
