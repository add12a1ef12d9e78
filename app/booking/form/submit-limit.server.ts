import { clientAddress } from "~/server/client-address.server";
import { countAttempt, type RateLimit } from "~/db/rate-limit.server";

/** Bookings that one address may make, by the form and by calls of the API; an office shares one. */
const submitLimit: RateLimit = { name: "booking-create", attempts: 120, seconds: 60 * 60 };

/**
 * Counts a booking that `create` is about to make, and takes it back where it made none: the answers were not
 * valid, an earlier submit had made it, or `create` failed.
 *
 * @throws {TooManyAttemptsError}
 */
export function countSubmit<Created extends { isNew: boolean } | null>(
  create: () => Promise<Created>,
): Promise<Created> {
  return countAttempt(submitLimit, clientAddress(), create, (created) => created?.isNew ?? false);
}
