import { lockAccounts } from "~/access/live-session.server";
import type { Session, Staff } from "~/access/session";
import { recheckVerification } from "~/access/verification.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import type { AccountRefused } from "~/staff/account-results";
import { hasSecondFactor } from "./find-factors.server";
import { replaceRecoveryCodes } from "./recovery-codes.server";
import { reportFactorChange } from "./report-change.server";

/**
 * Begins a change of the acting person's second factors. Locks the account, so changes happen one after another, and rechecks the session
 * and its verification. Returns the current row of the account. Throws `SessionEndedError` or `VerificationNeededError`.
 */
export async function lockOwnFactors(transaction: Database, session: Session): Promise<Staff> {
  const owner = await lockAccounts(transaction, { session, userId: session.staff.id, needs: "staff" });
  if (!owner) throw new Error("lockAccounts returned no acting account.");
  await recheckVerification(transaction, session, "factors-changed");
  return owner;
}

/**
 * Replaces the recovery codes of the acting person's account. Returns the codes; `no-factor` without a second factor that they could
 * stand in for. Throws like `lockOwnFactors`.
 */
export async function renewRecoveryCodes(
  session: Session,
): Promise<{ result: "done"; codes: string[] } | AccountRefused<"no-factor">> {
  return db().transaction(async (transaction) => {
    const owner = await lockOwnFactors(transaction, session);
    if (!(await hasSecondFactor(owner.id, transaction))) return { result: "no-factor" };
    await reportFactorChange(transaction, "recovery-codes-renewed", { owner });
    return { result: "done" as const, codes: await replaceRecoveryCodes(transaction, owner.id) };
  });
}
