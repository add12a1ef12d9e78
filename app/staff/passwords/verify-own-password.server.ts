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
 * Checks the signed-in user's password. Limits wrong guesses by session, so a stolen session cannot guess the password. Throws
 * `PasswordQueueFullError`, `SessionEndedError` or `TooManyAttemptsError`.
 */
export async function verifyOwnPassword(session: Session, password: string): Promise<boolean> {
  const { staff } = session;
  // The session is checked before the guess, so an ended session cannot guess.
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
