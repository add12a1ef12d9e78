import { requireLiveSession } from "~/access/live-session.server";
import { type Session, type Staff, VerificationNeededError } from "~/access/session";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { log } from "~/process/log.server";
import type { AccountRefusal, AccountRefused } from "~/staff/account-results";
import { hasSecondFactor } from "~/staff/factors/find-factors.server";
import { takeChallengeOf } from "~/staff/factors/passkeys.server";
import { limitGuesses } from "~/staff/limits/limit-guesses.server";
import { codeCounters } from "~/staff/limits/sign-in-limits.server";
import { verifyOwnPassword } from "~/staff/passwords/verify-own-password.server";
import { renewVerifiedSession } from "~/staff/sessions/sessions.server";
import { checkFactor, type FactorResponse, judgeCode } from "./finish-sign-in.server";

interface Confirmed {
  result: "done";
  secret: string;
}

/**
 * Verifies the signed-in person by their password. Only for accounts without a second factor.
 *
 * @throws {PasswordQueueFullError}
 * @throws {SessionEndedError}
 * @throws {TooManyAttemptsError}
 * @throws {VerificationNeededError} when the account has a second factor
 */
export async function confirmByPassword(
  session: Session,
  password: string,
): Promise<Confirmed | AccountRefused<"wrong-password">> {
  if (!(await verifyOwnPassword(session, password))) return { result: "wrong-password" };
  return verify<never>(session, async (transaction, staff) => {
    // The account needs its second factor instead.
    if (await hasSecondFactor(staff.id, transaction)) throw new VerificationNeededError(staff.id);
    return null;
  });
}

/**
 * Verifies the signed-in person by their second factor. `device` is the id of a browser in which the account has signed in before. Throws
 * `SessionEndedError` or `TooManyAttemptsError`.
 */
export async function confirmByFactor(
  session: Session,
  answer: FactorResponse,
  device: string | undefined,
): Promise<Confirmed | AccountRefused<"wrong-code" | "passkey-refused">> {
  const challenge = "passkey" in answer ? await takeChallengeOf(session) : null;
  const check = () =>
    verify(session, (transaction, staff) => checkFactor(transaction, staff, answer, challenge));
  if ("passkey" in answer) return check();
  return limitGuesses(codeCounters(session.staff.id, device), check, judgeCode);
}

/** @param check returns a refusal, or null */
async function verify<Refusal extends AccountRefused<AccountRefusal>>(
  session: Session,
  check: (transaction: Database, staff: Staff) => Promise<Refusal | null>,
): Promise<Confirmed | Refusal> {
  const outcome = await db().transaction(async (transaction): Promise<Confirmed | Refusal> => {
    const staff = await requireLiveSession(transaction, session);
    const refusal = await check(transaction, staff);
    return refusal ?? { result: "done", secret: await renewVerifiedSession(session, transaction) };
  });
  if (outcome.result === "done")
    log.info({ event: "identity-confirmed", userId: session.staff.id }, "Confirmed their identity");
  return outcome;
}
