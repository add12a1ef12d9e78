import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";
import { log } from "~/log.server";
import { limitGuesses } from "~/staff/sign-in/limit-guesses.server";
import { requireLiveSession } from "~/staff/sessions/live-session.server";
import { verifyPassword } from "./hash-password.server";
import type { Session } from "~/staff/sessions/sessions.server";
import { passwordChangeCounters } from "~/staff/sign-in/sign-in-limits.server";
import { updateUser } from "~/staff/accounts/update-user.server";
import { InvalidCredentialsError } from "~/staff/user-errors";

/**
 * Gives the signed-in person a new password and ends their other sessions. Wrong current passwords are
 * counted by session: an open one is no way to guess it.
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
  // An ended session is no way to try passwords either.
  const [stored] = await db().transaction(async (transaction) => {
    await requireLiveSession(transaction, session);
    return transaction.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, staff.id));
  });
  await limitGuesses(passwordChangeCounters(session.id), async () => {
    if (await verifyPassword(stored?.passwordHash, currentPassword)) return;
    log.warn({ event: "sign-in-failed", userId: staff.id }, "A current password was wrong");
    throw new InvalidCredentialsError("The current password is wrong");
  });
  await updateUser(staff.id, { password: newPassword }, session);
}
