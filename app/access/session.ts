/** Who acts: a signed-in member of staff, or a program with a key. */
export interface Staff {
  /** Of the account, or of the key. */
  id: string;
  /** How records name who acts: an email, or the name of the key. */
  email: string;
  fullName: string;
  isAdmin: boolean;
  /** Set for a key, which has no account. */
  isProgram?: true;
}

/** A session that was open when the request began; `requireLiveSession` re-checks it inside a transaction. */
export interface Session {
  id: string;
  staff: Staff;
  /** The account is an administrator's, but has no rights of one until it has the second factor that the rule demands. */
  mustAddFactor?: true;
}

/** The account to store with a change; null for a program. */
export function accountOf({ id, isProgram }: Staff): string | null {
  return isProgram ? null : id;
}

/** A change that was made, or had been made before. */
export interface Done {
  result: "done";
}

/** The acting account is not, or since the request began no longer, an administrator's. */
export class NotAllowedError extends Error {
  override name = "NotAllowedError";
}

/** The person must confirm who they are again before this change. */
export class VerificationNeededError extends Error {
  override name = "VerificationNeededError";

  constructor(
    /** The id of the acting account. */
    readonly userId: string,
  ) {
    super("The person must confirm who they are.");
  }
}

/** The acting session has ended since the request began, by a sign-out, a password change or a removal. */
export class SessionEndedError extends Error {
  override name = "SessionEndedError";
}
