import { VerificationNeededError } from "~/access/access-errors";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session, Staff } from "~/access/session";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { log } from "~/log.server";
import { acceptCode, codeCounters } from "~/staff/factors/accept-code.server";
import { acceptPasskey } from "~/staff/factors/accept-passkey.server";
import { hasSecondFactor } from "~/staff/factors/find-factors.server";
import { takeChallengeOf } from "~/staff/factors/passkeys.server";
import { limitGuesses } from "~/staff/limits/limit-password-guesses.server";
import { verifyOwnPassword } from "~/staff/passwords/verify-own-password.server";
import { renewVerifiedSession } from "~/staff/sessions/sessions.server";
import type { FactorAnswer } from "~/staff/sign-in/finish-sign-in.server";

/**
 * Confirms by their password who the signed-in person is. Only for accounts without a second factor.
 *
 * @returns the new secret of the session, for the cookie
 * @throws {InvalidCredentialsError} when the password is wrong
 * @throws {PasswordQueueFullError}
 * @throws {SessionEndedError}
 * @throws {TooManyAttemptsError}
 * @throws {VerificationNeededError} when the account has a second factor
 */
export async function confirmByPassword(session: Session, password: string): Promise<string> {
  await verifyOwnPassword(session, password);
  return verify(session, async (transaction, staff) => {
    if (await hasSecondFactor(transaction, staff.id))
      throw new VerificationNeededError("The account has a second factor, which confirms instead.");
  });
}

/**
 * Confirms by their second factor who the signed-in person is.
 *
 * @param device the id of the browser, if the account has signed in from it before
 * @returns the new secret of the session, for the cookie
 * @throws {InvalidCodeError}
 * @throws {PasskeyRefusedError}
 * @throws {SessionEndedError}
 * @throws {TooManyAttemptsError}
 */
export async function confirmByFactor(
  session: Session,
  answer: FactorAnswer,
  device: string | undefined,
): Promise<string> {
  if ("code" in answer)
    return limitGuesses(codeCounters(session.staff.id, device), () =>
      verify(session, (transaction, staff) => acceptCode(transaction, staff, answer.code)),
    );
  const challenge = await takeChallengeOf(session);
  return verify(session, (transaction, staff) =>
    acceptPasskey(transaction, staff.id, { answer: answer.passkey, challenge, site: answer.site }),
  );
}

async function verify(
  session: Session,
  check: (transaction: Database, staff: Staff) => Promise<void>,
): Promise<string> {
  const secret = await db().transaction(async (transaction) => {
    const staff = await requireLiveSession(transaction, session);
    await check(transaction, staff);
    return renewVerifiedSession(session, transaction);
  });
  log.info({ event: "identity-confirmed", userId: session.staff.id }, "Confirmed their identity");
  return secret;
}
