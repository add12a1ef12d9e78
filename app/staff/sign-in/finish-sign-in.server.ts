import type { Staff } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { signInFailures, signIns } from "~/metrics/metrics.server";
import { log } from "~/process/log.server";
import type { Refused } from "~/staff/account-results";
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
  /** Set-Cookie for the session and for the known device. */
  headers: Headers;
  /** An administrator must add the second factor that the rule demands before anything else of one. */
  mustAddFactor?: boolean;
}

/** A second factor as its owner presents it: a code of either kind, or what the browser returned for a passkey. */
export type FactorResponse = { code: string } | { passkey: string; site: PasskeySite };

/**
 * Finishes a sign-in whose password was right: creates a session, and ends the session of the request.
 *
 * @param secret of the sign-in that waits
 * @param address the client's, as `clientAddress` returns it
 * @returns `ended` if it has waited too long for its second factor, or the account has changed in the meantime
 * @throws {TooManyAttemptsError} for codes only: there is nothing to guess about a passkey
 */
export async function finishSignIn(
  request: Request,
  secret: string | undefined,
  answer: FactorResponse,
  address: string,
): Promise<SignedIn | { result: "ended" } | Refused<"wrong-code" | "passkey-refused">> {
  const account = await findPendingSignIn(secret);
  if (!secret || !account) return { result: "ended" };
  const challenge = "passkey" in answer ? await takePendingChallenge(secret) : null;
  const open = () =>
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
    ? limitSignIn(codeCounters(account.id, device), account, open, judgeCode)
    : open());
  if (opened.result !== "done") return opened;
  return { ...opened, headers: await startSession(request, opened.staff, opened.token) };
}

/** Tells of the result of a code whether it was a wrong guess. */
export function judgeCode({ result }: { result: string }) {
  if (result === "wrong-code") return "wrong";
  return result === "done" ? "right" : "unchecked";
}

/**
 * Checks what its owner presents as a second factor, and uses it up.
 *
 * @returns null if it is right
 */
export async function checkFactor(
  transaction: Database,
  owner: Staff,
  answer: FactorResponse,
  challenge: string | null,
): Promise<Refused<"wrong-code" | "passkey-refused"> | null> {
  if ("code" in answer)
    return (await acceptCode(transaction, owner, answer.code)) ? null : { result: "wrong-code" };
  const { passkey, site } = answer;
  const isAccepted = await acceptPasskey(transaction, owner.id, { answer: passkey, challenge, site });
  return isAccepted ? null : { result: "passkey-refused" };
}

/**
 * Uses a code of the account up: one of its authenticator app, or a recovery code. Run it in `limitGuesses`.
 *
 * @returns false if it is wrong, too old or was used before
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

/** Creates the session of a person in the transaction that has found out who they are, and records that they have signed in. */
export async function openSession(transaction: Database, staff: Staff, request: Request, address: string) {
  const userAgent = request.headers.get("User-Agent") ?? "";
  const token = await createSession(staff.id, { database: transaction, userAgent, address });
  await recordAudit(transaction, { action: "signed-in", actor: staff, subject: staff.email });
  return { result: "done" as const, staff, token };
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
