import { consumeAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { consumeAttempt, type RateLimit, tryAttempt } from "~/db/rate-limit.server";
import { sha256 } from "~/lib/sha256.server";
import { hourSeconds } from "~/lib/time";

/** Links for one mailbox that one address may ask for: enough for somebody who deleted the first. */
export const resetMailboxOfAddressLimit: RateLimit = {
  name: "password-reset-mailbox-address",
  attempts: 3,
  seconds: hourSeconds,
};
/** Links for one mailbox that are mailed at once, whoever asks: too few to flood a colleague. The next one waits. */
export const resetMailboxLimit: RateLimit = {
  name: "password-reset-mailbox",
  attempts: 10,
  seconds: hourSeconds,
};

/**
 * Counts somebody who forgot a password, whether or not there is such an account.
 *
 * @param address the client's address
 * @returns the seconds that the mail has to wait, because others asked for links to this mailbox; 0 for none
 * @throws {TooManyAttemptsError} only for what this address asked for itself
 */
export async function countForgottenPassword(email: string, address: string): Promise<number> {
  await consumeAddressAttempt(clientLimits.passwordResets, address);
  // Keys are stored in the database; a hash keeps the emails that strangers type out of it.
  const mailbox = sha256(email);
  await consumeAttempt(resetMailboxOfAddressLimit, `${mailbox} ${address}`);
  return tryAttempt(resetMailboxLimit, mailbox);
}
