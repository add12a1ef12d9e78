import { changeAsAdmin } from "~/access/change-as-admin.server";
import type { Session } from "~/access/session";
import { isUuid } from "~/lib/uuid";
import { hasSecondFactor } from "~/staff/factors/find-factors.server";
import { removeAllFactors } from "~/staff/factors/remove-all-factors.server";
import { reportFactorChange } from "~/staff/factors/report-change.server";
import { revokeAccess } from "~/staff/sessions/revoke-access.server";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { OwnAccountError, SystemAdminError, UnknownUserError } from "~/staff/user-errors";

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
