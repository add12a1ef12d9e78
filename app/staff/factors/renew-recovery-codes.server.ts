import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import { type Refused, refused } from "~/staff/results";
import { hasSecondFactor } from "./find-factors.server";
import { lockOwnFactors } from "./lock-own-factors.server";
import { replaceRecoveryCodes } from "./recovery-codes.server";
import { reportFactorChange } from "./report-change.server";

/**
 * Gives one's own account new recovery codes; the earlier ones no longer work.
 *
 * @returns the codes; `no-factor` without a second factor, which they could stand in for
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
export async function renewRecoveryCodes(
  session: Session,
): Promise<{ result: "renewed"; codes: string[] } | Refused<"no-factor">> {
  return db().transaction(async (transaction) => {
    const owner = await lockOwnFactors(transaction, session);
    if (!(await hasSecondFactor(transaction, owner.id))) return refused("no-factor");
    await reportFactorChange(transaction, "recovery-codes-renewed", { owner });
    return { result: "renewed" as const, codes: await replaceRecoveryCodes(transaction, owner.id) };
  });
}
