import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import type { users } from "~/db/schema.server";
import { lockAccounts } from "./live-session.server";
import { recheckVerification } from "./verification.server";

declare const isChecked: unique symbol;

/**
 * A transaction in which the acting account was locked and found to be an administrator's. `recordAudit` takes what only
 * administrators do with such a transaction only, so that no such change can be recorded without the check.
 */
export type AdminTransaction = Database & { readonly [isChecked]: true };

interface AdminCheck {
  /** The id of another account that changes, which is locked with the acting one. */
  userId?: string;
  /** The id of a third account that is locked with both. */
  otherId?: string | undefined;
  /** Locks every administrator's account too, so that they can be counted. */
  withAdmins?: boolean;
  /** Whether the person must have confirmed who they are. */
  isSensitive?: boolean;
}

interface Checked {
  transaction: AdminTransaction;
  /** The active account with the id `userId`; undefined when there is none. */
  account: typeof users.$inferSelect | undefined;
}

/**
 * Runs what only administrators may do in a transaction of its own, which first checks that the session is open and its account still
 * an administrator's. A request that began before the account lost the role changes nothing.
 *
 * @throws {SessionEndedError}
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {VerificationNeededError} with `isSensitive`
 */
export async function changeAsAdmin<Result>(
  session: Session,
  check: AdminCheck,
  change: (transaction: AdminTransaction, account: Checked["account"]) => Promise<Result>,
): Promise<Result> {
  return db().transaction(async (transaction) => {
    const checked = await requireAdmin(transaction, session, check);
    return change(checked.transaction, checked.account);
  });
}

/**
 * The check of `changeAsAdmin`, for a transaction that has to lock something else before the accounts.
 *
 * @throws as `changeAsAdmin`
 */
export async function requireAdmin(
  transaction: Database,
  session: Session,
  { isSensitive = false, ...locks }: AdminCheck = {},
): Promise<Checked> {
  const account = await lockAccounts(transaction, { session, needs: "admin", ...locks });
  if (isSensitive) await recheckVerification(transaction, session);
  return { transaction: transaction as AdminTransaction, account };
}
