import { db } from "~/db/client.server";
import { log } from "~/log.server";
import { verifyOwnPassword } from "~/staff/passwords/verify-own-password.server";
import { requireLiveSession } from "./live-session.server";
import { renewVerifiedSession, type Session } from "./sessions.server";

/**
 * Confirms by their password who the signed-in person is.
 *
 * @returns the new secret of the session, for the cookie
 * @throws {InvalidCredentialsError} when the password is wrong
 * @throws {PasswordQueueFullError}
 * @throws {SessionEndedError}
 * @throws {TooManyAttemptsError}
 */
export async function confirmByPassword(session: Session, password: string): Promise<string> {
  await verifyOwnPassword(session, password);
  const secret = await db().transaction(async (transaction) => {
    await requireLiveSession(transaction, session);
    return renewVerifiedSession(session, transaction);
  });
  log.info({ event: "identity-confirmed", userId: session.staff.id }, "Confirmed their identity");
  return secret;
}
