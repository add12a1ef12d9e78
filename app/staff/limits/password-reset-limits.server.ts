import { consumeAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { consumeAttempt, type RateLimit, tryAttempt } from "~/db/rate-limit.server";
import { sha256 } from "~/lib/sha256.server";
import { hourSeconds } from "~/lib/time";

/** Links for one mailbox from one address: enough for somebody who deleted the first mail. */
export const resetMailboxOfAddressLimit: RateLimit = {
  name: "password-reset-mailbox-address",
  attempts: 3,
  seconds: hourSeconds,
};
/** Links for one mailbox from all addresses, too few to flood a colleague. Further mails wait. */
export const resetMailboxLimit: RateLimit = {
  name: "password-reset-mailbox",
  attempts: 10,
  seconds: hourSeconds,
};

/**
 * Counts a request for a reset link, whether or not the account exists. `address` is the client's address. Returns the seconds that the
 * mail waits because others asked for links to this mailbox; 0 for none. Throws `TooManyAttemptsError` only for this address's own
 * attempts.
 */
export async function countForgottenPassword(email: string, address: string): Promise<number> {
  await consumeAddressAttempt(clientLimits.passwordResets, address);
  // The database stores the counters' keys, so a hash hides the emails that strangers type.
  const mailbox = sha256(email);
  await consumeAttempt(resetMailboxOfAddressLimit, `${mailbox} ${address}`);
  return tryAttempt(resetMailboxLimit, mailbox);
}
