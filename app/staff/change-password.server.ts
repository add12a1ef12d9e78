import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";
import { requestId } from "~/http/exchange.server";
import { log } from "~/log.server";
import { requireLiveSession } from "./live-session.server";
import { verifyPassword } from "./passwords.server";
import type { Session } from "./sessions.server";
import { forgiveSignInAttempts, takeSignInAttempt } from "./sign-in-limits.server";
import { InvalidCredentialsError } from "./sign-in.server";
import { updateUser } from "./update-user.server";

/**
 * Gives the signed-in person a new password and ends their other sessions. A wrong current password counts as a
 * failed sign-in does: an open session is no way to guess it.
 *
 * @throws {InvalidCredentialsError} when the current password is wrong
 * @throws {PasswordQueueFullError}
 * @throws {SessionEndedError}
 * @throws {TooManyAttemptsError}
 */
export async function changePassword(
  session: Session,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { staff } = session;
  const email = staff.email.toLowerCase();
  // An ended session is no way to try passwords either.
  const [stored] = await db().transaction(async (transaction) => {
    await requireLiveSession(transaction, session);
    return transaction.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, staff.id));
  });
  await takeSignInAttempt(email);
  if (!(await verifyPassword(stored?.passwordHash, currentPassword))) {
    log.warn(
      { event: "sign-in-failed", requestId: requestId(), userId: staff.id },
      "A current password was wrong",
    );
    throw new InvalidCredentialsError("The current password is wrong");
  }
  await forgiveSignInAttempts(email);
  await updateUser(staff.id, { password: newPassword }, session);
}
