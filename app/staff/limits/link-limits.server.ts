import { consumeSiteAttempt } from "~/client-limits/address-limits.server";
import { consumeAttempt, type RateLimit, tryAttempt } from "~/db/rate-limit.server";
import { sha256 } from "~/lib/sha256.server";
import { hourSeconds } from "~/lib/time";

/** Links that one address may try in vain. Those that work are never counted: nobody else can use up the owner's. */
export const wrongLinkLimit: RateLimit = { name: "staff-wrong-links", attempts: 120, seconds: hourSeconds };
/** New passwords that one address may send with links; an office shares one address. */
export const linkPostLimit: RateLimit = { name: "staff-link-posts", attempts: 60, seconds: hourSeconds };
/** Links to choose a new password that one address may ask for. */
export const resetAskLimit: RateLimit = { name: "password-reset-asks", attempts: 30, seconds: hourSeconds };
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
/** Links that all addresses together may ask for, before each has only its reserve. */
export const resetSiteLimit: RateLimit = {
  name: "password-reset-site",
  attempts: 1_000,
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
  await consumeSiteAttempt(resetAskLimit, resetSiteLimit, address);
  // Keys are stored in the database; a hash keeps the emails that strangers type out of it.
  const mailbox = sha256(email);
  await consumeAttempt(resetMailboxOfAddressLimit, `${mailbox} ${address}`);
  return tryAttempt(resetMailboxLimit, mailbox);
}
