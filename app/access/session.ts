/** A signed-in member of staff. */
export interface Staff {
  id: string;
  email: string;
  fullName: string;
  isAdmin: boolean;
}

/** A session that was open when the request began; `requireLiveSession` re-checks it inside a transaction. */
export interface Session {
  id: string;
  staff: Staff;
  /** The account is an administrator's, but has no rights of one until it has the second factor that the rule demands. */
  mustAddFactor?: true;
}
