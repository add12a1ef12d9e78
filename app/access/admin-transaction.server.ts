import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import type { GuardedAct } from "./acts";
import { type Account, lockAccounts } from "./live-session.server";
import type { Session } from "./session";
import { recheckVerification } from "./verification.server";

declare const isChecked: unique symbol;

/**
 * A transaction that has locked the acting account and checked that it is an administrator's. `recordAudit` requires it for administrators'
 * acts, so no such change is recorded without the check.
 */
export type AdminTransaction = Database & { readonly [isChecked]: true };

interface AdminCheck {
  act: GuardedAct;
  /** Another account that changes. It is locked with the acting account. */
  userId?: string;
  /** A third account to lock with both. */
  otherId?: string | undefined;
  withAdmins?: boolean;
}

interface CheckedAdmin {
  transaction: AdminTransaction;
  /** The active account with the id `userId`; undefined when there is none. */
  account: Account | undefined;
}

/**
 * Runs an administrator's act in a transaction, which first checks that the session is open and its account still an administrator's. A
 * request that began before a demotion changes nothing. Throws `SessionEndedError`. Throws `NotAllowedError` when the acting account is
 * no longer an administrator's. Throws `VerificationNeededError` for an act that needs a recent verification.
 */
export async function changeAsAdmin<Result>(
  session: Session,
  check: AdminCheck,
  change: (transaction: AdminTransaction, account: CheckedAdmin["account"]) => Promise<Result>,
): Promise<Result> {
  return db().transaction(async (transaction) => {
    const checked = await requireAdmin(transaction, session, check);
    return change(checked.transaction, checked.account);
  });
}

/** Runs the check of `changeAsAdmin` in a transaction that locks other rows before the accounts. Throws like `changeAsAdmin`. */
export async function requireAdmin(
  transaction: Database,
  session: Session,
  { act, ...locks }: AdminCheck,
): Promise<CheckedAdmin> {
  const account = await lockAccounts(transaction, { session, needs: "admin", ...locks });
  await recheckVerification(transaction, session, act);
  return { transaction: transaction as AdminTransaction, account };
}
