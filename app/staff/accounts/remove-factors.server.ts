import { eq } from "drizzle-orm";
import type { Session } from "~/access/session";
import type { Database } from "~/db/connection.server";
import { passkeys, totpSecrets } from "~/db/schema.server";
import { changeColleague } from "~/staff/change-colleague.server";
import { hasSecondFactor } from "~/staff/factors/find-factors.server";
import { removeRecoveryCodes } from "~/staff/factors/recovery-codes.server";
import { reportFactorChange } from "~/staff/factors/report-change.server";
import { revokeAccess } from "~/staff/sessions/revoke-access.server";

/**
 * Removes the second factors of a colleague who has lost the device, and ends their sessions and calendar address. Repeating it changes nothing.
 *
 * @returns and throws as `changeColleague`
 */
export async function removeFactorsOf(id: string, session: Session) {
  return changeColleague(id, session, async (transaction, owner) => {
    if (!(await hasSecondFactor(owner.id, transaction))) return;
    await removeAllFactors(transaction, owner.id);
    await revokeAccess(transaction, owner.id);
    await reportFactorChange(transaction, "second-factors-removed", { owner, actor: session.staff });
  });
}

/** Removes every second factor of an account, and its recovery codes. */
export async function removeAllFactors(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(passkeys).where(eq(passkeys.userId, userId));
  await transaction.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await removeRecoveryCodes(transaction, userId);
}
