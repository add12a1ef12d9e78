import { createHash } from "node:crypto";
import { consumeAttempt, type RateLimit } from "~/db/rate-limit.server";
import { consumeAddressAttempt } from "~/senders/address-limits.server";

const hour = 60 * 60;

/** Links that one address may try in vain. Those that work are never counted: nobody else can use up the owner's. */
const wrongLinkLimit: RateLimit = { name: "staff-wrong-links", attempts: 120, seconds: hour };
/** New passwords that one address may send with links; an office shares one address. */
const postLimit: RateLimit = { name: "staff-link-posts", attempts: 60, seconds: hour };
/** Links to choose a new password that one address may ask for. */
const askLimit: RateLimit = { name: "password-reset-asks", attempts: 30, seconds: hour };
/** Links for one mailbox, whoever asks: enough for somebody who deleted the first, too few to flood a colleague. */
const mailboxLimit: RateLimit = { name: "password-reset-mailbox", attempts: 3, seconds: hour };
/** Links that all addresses together may ask for. */
const siteLimit: RateLimit = { name: "password-reset-site", attempts: 1_000, seconds: hour };

/**
 * Counts a link that opens nothing.
 *
 * @param address the client's address
 * @throws {TooManyAttemptsError}
 */
export function countWrongStaffLink(address: string): Promise<void> {
  return consumeAddressAttempt(wrongLinkLimit, address);
}

/**
 * Counts a new password that was sent with a link, before it is hashed.
 *
 * @param address the client's address
 * @throws {TooManyAttemptsError}
 */
export function countLinkPost(address: string): Promise<void> {
  return consumeAddressAttempt(postLimit, address);
}

/**
 * Counts somebody who forgot a password, whether or not there is such an account.
 *
 * @param address the client's address
 * @throws {TooManyAttemptsError}
 */
export async function countForgottenPassword(email: string, address: string): Promise<void> {
  await consumeAddressAttempt(askLimit, address);
  // Keys are stored in the database; a hash keeps the emails that strangers type out of it.
  await consumeAttempt(mailboxLimit, createHash("sha256").update(email).digest("hex"));
  await consumeAttempt(siteLimit, "site");
}
