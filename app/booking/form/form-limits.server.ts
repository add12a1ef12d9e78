import { consumeAddressAttempt, countAddressAttempt } from "~/client-limits/address-limits.server";
import type { RateLimit } from "~/db/rate-limit.server";
import { hourSeconds } from "~/lib/time";
import type { RawAnswers } from "./journey";

/** Drafts that one address may open; an office shares one address. */
export const newDraftLimit: RateLimit = {
  name: "booking-drafts",
  attempts: 300,
  seconds: hourSeconds,
};

/** KiB of answers that one address may save: about 65,000 typical steps. */
export const draftWriteLimit: RateLimit = {
  name: "booking-draft-kibibytes",
  attempts: 64 * 1024,
  seconds: hourSeconds,
};

/**
 * Counts a draft that `open` is about to create. The count is refunded if another request had created the draft or
 * `open` failed.
 *
 * @param address the client's address
 * @param open resolves to whether it created the draft
 * @throws {TooManyAttemptsError}
 */
export async function countNewDraft(address: string, open: () => Promise<boolean>): Promise<void> {
  await countAddressAttempt(newDraftLimit, address, open, (isNew) => isNew);
}

/**
 * Counts answers that are about to be saved, at least one KiB.
 *
 * @param address the client's address
 * @throws {TooManyAttemptsError}
 */
export async function countDraftWrite(address: string, answers: RawAnswers): Promise<void> {
  const kibibytes = Math.ceil(Buffer.byteLength(JSON.stringify(answers)) / 1024);
  await consumeAddressAttempt(draftWriteLimit, address, kibibytes);
}

/** Bookings that one address may create, through the form and the API together; an office shares one address. */
export const submitLimit: RateLimit = {
  name: "booking-create",
  attempts: 120,
  seconds: hourSeconds,
};

/**
 * Counts a booking that `create` is about to insert. The count is refunded if it inserted none: the answers were
 * invalid, an earlier submit had created the booking, or `create` failed.
 *
 * @param address the client's address
 * @throws {TooManyAttemptsError}
 */
export function countSubmit<Created extends { isNew: boolean } | null>(
  address: string,
  create: () => Promise<Created>,
): Promise<Created> {
  return countAddressAttempt(submitLimit, address, create, (created) => created?.isNew ?? false);
}
