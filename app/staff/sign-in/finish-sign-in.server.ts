import type { Staff } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { log } from "~/log.server";
import { signIns } from "~/metrics/metrics.server";
import { acceptCode, codeCounters } from "~/staff/factors/accept-code.server";
import { acceptPasskey, type PasskeySite } from "~/staff/factors/accept-passkey.server";
import { limitGuesses } from "~/staff/limits/limit-password-guesses.server";
import { writeSessionCookie } from "~/staff/sessions/session-cookie.server";
import { createSession, endSession, maxSessionAge } from "~/staff/sessions/sessions.server";
import { PendingSignInEndedError } from "~/staff/user-errors";
import { findKnownDevice, writeDeviceCookie } from "./device-cookie.server";
import { readPendingCookie, writePendingCookie } from "./pending-cookie.server";
import {
  findPendingSignIn,
  lockPendingSignIn,
  removePendingSignIn,
  takePendingChallenge,
} from "./pending-sign-in.server";
import { recordRefusal } from "./record-sign-in.server";

export interface SignedIn {
  staff: Staff;
  /** The new session's secret, as a Bearer token. */
  token: string;
  /** Set-Cookie for the session and for the known device. */
  headers: Headers;
  /** An administrator must add the second factor that the rule demands before anything else of one. */
  mustAddFactor?: boolean;
}

/** A second factor as its owner presents it: a code of either kind, or what the browser returned for a passkey. */
export type FactorAnswer = { code: string } | { passkey: string; site: PasskeySite };

/**
 * Finishes a sign-in whose password was right: creates a session, and ends the session of the request.
 *
 * @param secret of the sign-in that waits
 * @throws {InvalidCodeError}
 * @throws {PasskeyRefusedError}
 * @throws {PendingSignInEndedError}
 * @throws {TooManyAttemptsError} for codes only: there is nothing to guess about a passkey
 */
export async function finishSignIn(
  request: Request,
  secret: string | undefined,
  answer: FactorAnswer,
): Promise<SignedIn> {
  const account = await findPendingSignIn(secret);
  if (!secret || !account) throw new PendingSignInEndedError("There is no such sign-in.");
  const userAgent = request.headers.get("User-Agent") ?? "";
  const challenge = "passkey" in answer ? await takePendingChallenge(secret) : null;
  const open = () =>
    db().transaction(async (transaction) => {
      const staff = await lockPendingSignIn(transaction, secret);
      if ("code" in answer) await acceptCode(transaction, staff, answer.code);
      else
        await acceptPasskey(transaction, staff.id, {
          answer: answer.passkey,
          challenge,
          site: answer.site,
        });
      await removePendingSignIn(secret, transaction);
      await recordAudit(transaction, { action: "signed-in", actor: staff, subject: staff.email });
      return { staff, token: await createSession(staff.id, { database: transaction, userAgent }) };
    });
  const device = await findKnownDevice(request, account.id);
  const { staff, token } = await ("code" in answer
    ? limitGuesses(codeCounters(account.id, device), open).catch((error: unknown) =>
        recordRefusal(error, account),
      )
    : open());
  return { staff, token, headers: await startSession(request, staff, token) };
}

/** Ends the session of the request, and returns the headers that start the new one. */
export async function startSession(request: Request, staff: Staff, token: string): Promise<Headers> {
  await endSession(request);
  signIns.inc();
  log.info({ event: "sign-in", userId: staff.id }, "Signed in");
  const headers = new Headers();
  headers.append("Set-Cookie", await writeSessionCookie(request, token, maxSessionAge));
  headers.append("Set-Cookie", await writeDeviceCookie(request, staff.id));
  if (await readPendingCookie(request)) headers.append("Set-Cookie", await writePendingCookie(request, ""));
  return headers;
}
