import type { Staff } from "~/access/session";
import type { Database } from "~/db/connection.server";
import { signInFailures } from "~/metrics/metrics.server";
import { log } from "~/process/log.server";
import { acceptTotpCode } from "./authenticator-app.server";
import { acceptRecoveryCode } from "./recovery-codes.server";
import { reportFactorChange } from "./report-change.server";

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
