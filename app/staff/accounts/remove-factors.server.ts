import { eq } from "drizzle-orm";
import { changeAsAdmin } from "~/access/change-as-admin.server";
import type { Session } from "~/access/session";
import type { Database } from "~/db/connection.server";
import { passkeys, totpSecrets } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { hasSecondFactor } from "~/staff/factors/find-factors.server";
import { removeRecoveryCodes } from "~/staff/factors/recovery-codes.server";
import { reportFactorChange } from "~/staff/factors/report-change.server";
import { type Done, done, type Refused, refused } from "~/staff/results";
import { revokeAccess } from "~/staff/sessions/revoke-access.server";
import { isSystemAdmin } from "~/staff/system-admin.server";

/**
 * Removes the second factors of a colleague who has lost the device, and ends their sessions and calendar address. Repeating it changes nothing.
 *
 * @param session the acting administrator's
 * @returns `own-account`: one's own are removed one by one, at /account-security
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
export async function removeFactorsOf(
  id: string,
  session: Session,
): Promise<Done | Refused<"unknown-account" | "own-account" | "system-admin">> {
  if (!isUuid(id)) return refused("unknown-account");
  return changeAsAdmin(session, { userId: id, isSensitive: true }, async (transaction, owner) => {
    if (!owner) return refused("unknown-account");
    if (owner.id === session.staff.id) return refused("own-account");
    if (isSystemAdmin(owner)) return refused("system-admin");
    if (!(await hasSecondFactor(transaction, owner.id))) return done;
    await removeAllFactors(transaction, owner.id);
    await revokeAccess(transaction, owner.id);
    await reportFactorChange(transaction, "second-factors-removed", { owner, actor: session.staff });
    return done;
  });
}

/** Removes every second factor of an account, and its recovery codes. */
export async function removeAllFactors(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(passkeys).where(eq(passkeys.userId, userId));
  await transaction.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await removeRecoveryCodes(transaction, userId);
}
