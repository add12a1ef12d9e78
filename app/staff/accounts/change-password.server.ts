import type { Session } from "~/access/session";
import { updateUser } from "~/staff/accounts/update-user.server";
import { verifyOwnPassword } from "~/staff/passwords/verify-own-password.server";

/**
 * Changes the password of the signed-in user and ends their other sessions. An account with a second factor needs a recent verification
 * by it, too: see `isRecentlyVerified`.
 *
 * @throws {InvalidCredentialsError} when the current password is wrong
 * @throws {PasswordQueueFullError}
 * @throws {SessionEndedError}
 * @throws {TooManyAttemptsError}
 * @throws {VerificationNeededError}
 */
export async function changePassword(
  session: Session,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  await verifyOwnPassword(session, currentPassword);
  await updateUser(session.staff.id, { password: newPassword }, session, { knowsPassword: true });
}
