import { createHash } from "node:crypto";
import { clientAddress } from "~/http/client-address.server";
import { forgetAttempts, returnAttempt, takeAttempt } from "~/http/rate-limit.server";

const quarterHour = 15 * 60;
const perAccount = { name: "sign-in-account", attempts: 10, seconds: quarterHour };
/** Above the account's: a whole office may share one address. */
const perAddress = { name: "sign-in-address", attempts: 100, seconds: quarterHour };

/**
 * Counts an attempt to sign in, whether or not there is such an account.
 *
 * @throws {TooManyAttemptsError} when the account or the sender's address has had too many that failed
 */
export async function takeSignInAttempt(email: string): Promise<void> {
  await takeAttempt(perAddress, clientAddress());
  await takeAttempt(perAccount, accountKey(email));
}

/** An attempt was right: only those that failed count. */
export async function forgiveSignInAttempts(email: string): Promise<void> {
  await returnAttempt(perAddress, clientAddress());
  await forgetAttempts(perAccount, accountKey(email));
}

/** Keys are stored: a hash keeps what strangers type out of the database. */
function accountKey(email: string): string {
  return createHash("sha256").update(email).digest("hex");
}
