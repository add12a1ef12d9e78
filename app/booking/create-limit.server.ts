import { clientAddress } from "~/http/client-address.server";
import { type RateLimit, returnAttempt, takeAttempt } from "~/http/rate-limit.server";

/** Bookings that one address may make, by the form and by calls of the API; an office shares one. */
const createLimit: RateLimit = { name: "booking-create", attempts: 120, seconds: 60 * 60 };

/**
 * Counts a booking that `create` is about to make, and takes it back where it made none: the answers were not
 * valid, or an earlier submit had made it.
 *
 * @throws {TooManyAttemptsError}
 */
export async function countCreated<Created extends { isNew: boolean } | null>(
  create: () => Promise<Created>,
): Promise<Created> {
  const address = clientAddress();
  await takeAttempt(createLimit, address);
  const created = await create();
  if (!created?.isNew) await returnAttempt(createLimit, address);
  return created;
}
