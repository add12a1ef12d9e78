import { consumeAddressAttempt, consumeSiteAttempt } from "~/client-limits/address-limits.server";
import { consumeAttempt, type RateLimit } from "~/db/rate-limit.server";
import { hourSeconds } from "~/lib/time";

/** Forms of private pages that one address may send; an office shares one address. */
export const pagePostLimit: RateLimit = { name: "request-posts", attempts: 120, seconds: hourSeconds };
/** Forms about one booking, whoever has its link. */
export const bookingPostLimit: RateLimit = {
  name: "request-posts-of-booking",
  attempts: 60,
  seconds: hourSeconds,
};
/** Links that one address may try in vain. Those that work are never counted: nobody else can use up the owner's. */
export const wrongPageLinkLimit: RateLimit = {
  name: "request-wrong-links",
  attempts: 120,
  seconds: hourSeconds,
};
/** Links that one address may ask for. */
export const lookupLimit: RateLimit = { name: "request-lookups", attempts: 30, seconds: hourSeconds };
/** Links that all addresses together may ask for. */
export const siteLookupLimit: RateLimit = {
  name: "request-lookups-of-site",
  attempts: 3_000,
  seconds: hourSeconds,
};

/**
 * Counts a form of a private page, before it changes anything.
 *
 * @param address the client's address
 * @throws {TooManyAttemptsError}
 */
export async function countPagePost(address: string, bookingId: string): Promise<void> {
  await consumeAddressAttempt(pagePostLimit, address);
  await consumeAttempt(bookingPostLimit, bookingId);
}

/**
 * Counts a link that opens nothing.
 *
 * @param address the client's address
 * @throws {TooManyAttemptsError}
 */
export async function countWrongLink(address: string): Promise<void> {
  await consumeAddressAttempt(wrongPageLinkLimit, address);
}

/**
 * Counts a visitor who asks for a link, whether or not there is such a request.
 *
 * @param address the client's address
 * @throws {TooManyAttemptsError}
 */
export async function countLookup(address: string): Promise<void> {
  await consumeSiteAttempt(lookupLimit, siteLookupLimit, address);
}
