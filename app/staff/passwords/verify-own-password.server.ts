import { eq } from "drizzle-orm";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";
import { log } from "~/process/log.server";
import { limitGuesses } from "~/staff/limits/limit-guesses.server";
import { passwordChangeCounters } from "~/staff/limits/sign-in-limits.server";
import { verifyPassword } from "./hash-password.server";

/**
 * Checks the password of the signed-in user. Wrong ones are rate-limited by session, so that a stolen session cannot be
 * used to guess the password.
 *
 * @returns false if it is wrong
 * @throws {PasswordQueueFullError}
 * @throws {SessionEndedError}
 * @throws {TooManyAttemptsError}
 */
export async function verifyOwnPassword(session: Session, password: string): Promise<boolean> {
  const { staff } = session;
  // Checked before the guess, so that an ended session cannot be used to guess either.
  const [stored] = await db().transaction(async (transaction) => {
    await requireLiveSession(transaction, session);
    return transaction.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, staff.id));
  });
  const guess = () => verifyPassword(stored?.passwordHash, password);
  const counters = passwordChangeCounters(session.id);
  const isRight = await limitGuesses(counters, guess, (isRight) => (isRight ? "right" : "wrong"));
  if (!isRight) log.warn({ event: "sign-in-failed", userId: staff.id }, "The current password was wrong");
  return isRight;
}
