import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import { NoFactorError } from "~/staff/user-errors";
import { hasSecondFactor } from "./find-factors.server";
import { lockOwnFactors } from "./lock-own-factors.server";
import { replaceRecoveryCodes } from "./recovery-codes.server";
import { reportFactorChange } from "./report-change.server";

/**
 * Gives one's own account new recovery codes; the earlier ones no longer work.
 *
 * @throws {NoFactorError} without a second factor, which they could stand in for
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
export async function renewRecoveryCodes(session: Session): Promise<string[]> {
  return db().transaction(async (transaction) => {
    const owner = await lockOwnFactors(transaction, session);
    if (!(await hasSecondFactor(transaction, owner.id)))
      throw new NoFactorError("There is no second factor.");
    await reportFactorChange(transaction, "recovery-codes-renewed", { owner });
    return replaceRecoveryCodes(transaction, owner.id);
  });
}
