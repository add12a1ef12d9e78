import { lockAccounts } from "~/access/lock-accounts.server";
import type { Session, Staff } from "~/access/session";
import { requireRecentlyVerified } from "~/access/verification.server";
import type { Database } from "~/db/connection.server";

/**
 * Begins a change of one's own second factors: locks the account, so that changes happen one after another, and re-checks
 * the session and its verification.
 *
 * @returns the current row of the account
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
export async function lockOwnFactors(transaction: Database, session: Session): Promise<Staff> {
  const owner = await lockAccounts(transaction, { session, userId: session.staff.id, needs: "staff" });
  if (!owner) throw new Error("lockAccounts returned no acting account.");
  await requireRecentlyVerified(transaction, session);
  return owner;
}
