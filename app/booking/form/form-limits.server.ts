import { consumeAddressAttempt, countAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import type { RawAnswers } from "./journey";

/**
 * Counts a draft that `open` is about to create. Refunds the count if another request created the draft or `open` failed.
 *
 * @param address the client's address
 * @param open resolves to whether it created the draft
 * @throws {TooManyAttemptsError}
 */
export async function countNewDraft(address: string, open: () => Promise<boolean>): Promise<void> {
  await countAddressAttempt(clientLimits.drafts, address, open, (isNew) => isNew);
}

/**
 * Counts answers before they are saved, at least one KiB.
 *
 * @param address the client's address
 * @throws {TooManyAttemptsError}
 */
export async function countDraftWrite(address: string, answers: RawAnswers): Promise<void> {
  const kibibytes = Math.ceil(Buffer.byteLength(JSON.stringify(answers)) / 1024);
  await consumeAddressAttempt(clientLimits.answers, address, kibibytes);
}

/**
 * Counts a booking that `create` is about to insert. Refunds the count if it inserts none: an answer was invalid, an earlier submit created
 * the booking, or `create` failed.
 *
 * @param address the client's address
 * @throws {TooManyAttemptsError}
 */
export function countSubmit<Created extends { isNew: boolean } | null>(
  address: string,
  create: () => Promise<Created>,
): Promise<Created> {
  return countAddressAttempt(clientLimits.bookings, address, create, (created) => created?.isNew ?? false);
}
