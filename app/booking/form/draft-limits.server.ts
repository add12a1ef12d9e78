import { clientAddress } from "~/server/client-address.server";
import { countAttempt, type RateLimit, consumeAttempt } from "~/db/rate-limit.server";
import type { RawAnswers } from "./journey";

const hour = 60 * 60;

/** Drafts that one address may open; an office shares one. */
const newDraftLimit: RateLimit = { name: "booking-drafts", attempts: 300, seconds: hour };

/** KiB of answers that one address may save: some 65,000 steps as people fill them in. */
const draftWriteLimit: RateLimit = {
  name: "booking-draft-kibibytes",
  attempts: 64 * 1024,
  seconds: hour,
};

/**
 * Counts a draft that `open` is about to create, and takes it back where another request had created it,
 * or `open` failed.
 *
 * @param open resolves to whether it created the draft
 * @throws {TooManyAttemptsError}
 */
export async function countNewDraft(open: () => Promise<boolean>): Promise<void> {
  await countAttempt(newDraftLimit, clientAddress(), open, (isNew) => isNew);
}

/**
 * Counts answers that are about to be saved, at least one KiB.
 *
 * @throws {TooManyAttemptsError}
 */
export function countDraftWrite(answers: RawAnswers): Promise<void> {
  const kibibytes = Math.ceil(Buffer.byteLength(JSON.stringify(answers)) / 1024);
  return consumeAttempt(draftWriteLimit, clientAddress(), kibibytes);
}
