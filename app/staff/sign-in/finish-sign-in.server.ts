import type { Staff } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { signInFailures, signIns } from "~/metrics/metrics.server";
import { log } from "~/process/log.server";
import type { AccountRefused } from "~/staff/account-results";
import { acceptPasskey, type PasskeySite } from "~/staff/factors/accept-passkey.server";
import { acceptTotpCode } from "~/staff/factors/authenticator-app.server";
import { acceptRecoveryCode } from "~/staff/factors/recovery-codes.server";
import { reportFactorChange } from "~/staff/factors/report-change.server";
import { codeCounters } from "~/staff/limits/sign-in-limits.server";
import {
  createSession,
  endSession,
  maxSessionAge,
  writeSessionCookie,
} from "~/staff/sessions/sessions.server";
import { findKnownDevice, writeDeviceCookie } from "./device-cookie.server";
import {
  findPendingSignIn,
  lockPendingSignIn,
  readPendingCookie,
  removePendingSignIn,
  takePendingChallenge,
  writePendingCookie,
} from "./pending-sign-in.server";
import { limitSignIn } from "./record-sign-in.server";

export interface SignedIn {
  result: "done";
  staff: Staff;
  /** The new session's secret, as a Bearer token. */
  token: string;
  /** The Set-Cookie headers of the session and of the known device. */
  headers: Headers;
  /** The administrator must first add the second factor that the settings demand. */
  mustAddFactor?: boolean;
}

/** A code of either kind, or a browser's JSON for a passkey. */
export type FactorResponse = { code: string } | { passkey: string; site: PasskeySite };

/**
 * Finishes a sign-in after the password: creates a session, and ends the session of the request.
 *
 * @param secret the pending sign-in's
 * @param address from `clientAddress`
 * @returns `ended` if the pending sign-in has expired, or the account has changed in the meantime
 * @throws {TooManyAttemptsError} for codes only, because nobody can guess a passkey
 */
export async function finishSignIn(
  request: Request,
  secret: string | undefined,
  answer: FactorResponse,
  address: string,
): Promise<SignedIn | { result: "ended" } | AccountRefused<"wrong-code" | "passkey-refused">> {
  const account = await findPendingSignIn(secret);
  if (!secret || !account) return { result: "ended" };
  const challenge = "passkey" in answer ? await takePendingChallenge(secret) : null;
  const signIn = () =>
    db().transaction(async (transaction) => {
      const staff = await lockPendingSignIn(transaction, secret);
      if (!staff) return { result: "ended" as const };
      const refusal = await checkFactor(transaction, staff, answer, challenge);
      if (refusal) return refusal;
      await removePendingSignIn(secret, transaction);
      return openSession(transaction, staff, request, address);
    });
  const device = await findKnownDevice(request, account.id);
  const opened = await ("code" in answer
    ? limitSignIn(codeCounters(account.id, device), account, signIn, judgeCode)
    : signIn());
  if (opened.result !== "done") return opened;
  return { ...opened, headers: await startSession(request, opened.staff, opened.token) };
}

export function judgeCode({ result }: { result: string }) {
  if (result === "wrong-code") return "wrong";
  return result === "done" ? "right" : "unchecked";
}

/** Checks a second factor, and consumes it. Returns null for a right factor. */
export async function checkFactor(
  transaction: Database,
  owner: Staff,
  answer: FactorResponse,
  challenge: string | null,
): Promise<AccountRefused<"wrong-code" | "passkey-refused"> | null> {
  if ("code" in answer)
    return (await acceptCode(transaction, owner, answer.code)) ? null : { result: "wrong-code" };
  const { passkey, site } = answer;
  const isAccepted = await acceptPasskey(transaction, owner.id, { answer: passkey, challenge, site });
  return isAccepted ? null : { result: "passkey-refused" };
}

/**
 * Consumes a code of the authenticator app, or a recovery code. Call it in `limitGuesses`. Returns false for a wrong, expired or used
 * code.
 */
async function acceptCode(transaction: Database, owner: Staff, typed: string): Promise<boolean> {
  if (await acceptTotpCode(transaction, owner.id, typed)) return true;
  if (await acceptRecoveryCode(transaction, owner.id, typed)) {
    await reportFactorChange(transaction, "recovery-code-used", { owner });
    return true;
  }
  signInFailures.inc({ kind: "code" });
  log.warn({ event: "code-refused", userId: owner.id }, "Refused a code");
  return false;
}

/** Creates a session in the transaction that has verified the person, and records the sign-in. */
export async function openSession(transaction: Database, staff: Staff, request: Request, address: string) {
  const userAgent = request.headers.get("User-Agent") ?? "";
  const token = await createSession(staff.id, { database: transaction, userAgent, address });
  await recordAudit(transaction, { action: "signed-in", actor: staff, subject: staff.email });
  return { result: "done" as const, staff, token };
}

/** Ends the session of the request, and returns the headers of the new session. */
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
