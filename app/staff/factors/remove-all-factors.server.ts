import { eq } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { passkeys, totpSecrets } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { changeAsAdmin } from "~/staff/accounts/change-as-admin.server";
import { isSystemAdmin } from "~/staff/accounts/system-admin.server";
import { revokeAccess } from "~/staff/sessions/revoke-access.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { OwnAccountError, SystemAdminError, UnknownUserError } from "~/staff/user-errors";
import { hasSecondFactor } from "./find-factors.server";
import { removeRecoveryCodes } from "./recovery-codes.server";
import { reportFactorChange } from "./report-change.server";

/**
 * Removes the second factors of a colleague who has lost the device, and ends their sessions and calendar address. Repeating it changes nothing.
 *
 * @param session the acting administrator's
 * @throws {UnknownUserError}
 * @throws {OwnAccountError} one's own are removed one by one, at /account-security
 * @throws {SystemAdminError}
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
export async function removeFactorsOf(id: string, session: Session): Promise<void> {
  if (!isUuid(id)) throw new UnknownUserError("There is no such account.");
  await changeAsAdmin(session, { userId: id, isSensitive: true }, async (transaction, owner) => {
    if (!owner) throw new UnknownUserError("There is no such account.");
    if (owner.id === session.staff.id) throw new OwnAccountError("One's own factors are removed one by one.");
    if (isSystemAdmin(owner))
      throw new SystemAdminError("The system admin's factors cannot be removed here.");
    if (!(await hasSecondFactor(transaction, owner.id))) return;
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
