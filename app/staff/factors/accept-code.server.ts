import type { Staff } from "~/access/session";
import type { Database } from "~/db/connection.server";
import { daySeconds } from "~/lib/time";
import { signInFailures } from "~/metrics/metrics.server";
import { log } from "~/process/log.server";
import type { Counter } from "~/staff/limits/limit-password-guesses.server";
import { acceptTotpCode } from "./authenticator-app.server";
import { acceptRecoveryCode } from "./recovery-codes.server";
import { reportFactorChange } from "./report-change.server";

const few = { attempts: 10, seconds: 15 * 60 };
/** A code has a million values, of which three are right: 50 guesses a day find one in 18 years on average. */
const daily = { attempts: 50, seconds: daySeconds };

export const limits = {
  strangers: { name: "code-account", ...few },
  strangersDaily: { name: "code-account-day", ...daily },
  device: { name: "code-device", ...few },
  devicesDaily: { name: "code-devices-day", ...daily },
};

/**
 * Returns the counters of guesses of a code. As with passwords, a browser that the account has signed in from before has
 * its own, so that a stranger who knows the password cannot lock the owner out.
 *
 * @param device the id of such a browser
 */
export function codeCounters(userId: string, device: string | undefined): Counter[] {
  if (device)
    return [
      { limit: limits.device, key: `${userId} ${device}`, onSuccess: "reset" },
      { limit: limits.devicesDaily, key: userId, onSuccess: "refund" },
    ];
  return [
    { limit: limits.strangers, key: userId, onSuccess: "reset" },
    { limit: limits.strangersDaily, key: userId, onSuccess: "refund" },
  ];
}

/**
 * Uses a code of the account up: one of its authenticator app, or a recovery code. Run it in `limitGuesses`.
 *
 * @returns false if it is wrong, too old or was used before
 */
export async function acceptCode(transaction: Database, owner: Staff, typed: string): Promise<boolean> {
  if (await acceptTotpCode(transaction, owner.id, typed)) return true;
  if (await acceptRecoveryCode(transaction, owner.id, typed)) {
    await reportFactorChange(transaction, "recovery-code-used", { owner });
    return true;
  }
  signInFailures.inc({ kind: "code" });
  log.warn({ event: "code-refused", userId: owner.id }, "Refused a code");
  return false;
}
