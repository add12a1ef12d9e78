import { countSenderAttempt, type SenderLimit } from "~/senders/sender-limits.server";

/** Bookings that one address may create, through the form and the API together; an office shares one address. */
export const submitLimit: SenderLimit = {
  name: "booking-create",
  attempts: 120,
  afterSpam: 3,
  inSpamRange: 5,
  seconds: 60 * 60,
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
  return countSenderAttempt(submitLimit, address, create, (created) => created?.isNew ?? false);
}
