import type { Session } from "~/access/session";
import { updateUser } from "~/staff/accounts/update-user.server";
import { verifyOwnPassword } from "~/staff/passwords/verify-own-password.server";
import { type Refused, refused } from "~/staff/results";

/**
 * Changes the password of the signed-in user and ends their other sessions. An account with a second factor needs a recent verification
 * by it, too: see `isRecentlyVerified`.
 *
 * @returns `wrong-password` when the current password is wrong, and else as `updateUser`
 * @throws {PasswordQueueFullError}
 * @throws {SessionEndedError}
 * @throws {TooManyAttemptsError}
 * @throws {VerificationNeededError}
 */
export async function changePassword(
  session: Session,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Refused<"wrong-password"> | Awaited<ReturnType<typeof updateUser>>> {
  if (!(await verifyOwnPassword(session, currentPassword))) return refused("wrong-password");
  return updateUser(session.staff.id, { password: newPassword }, session, { knowsPassword: true });
}
