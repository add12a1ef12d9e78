import { clientAddress } from "~/http/client-address.server";
import { takeAttempt } from "~/http/rate-limit.server";

/** Bookings that one address may make by calls of the API; an office shares one. */
const perAddress = { name: "booking-create", attempts: 120, seconds: 60 * 60 };

/**
 * Counts a booking that a call is about to make.
 *
 * @throws {TooManyAttemptsError}
 */
export function takeCreateAttempt(): Promise<void> {
  return takeAttempt(perAddress, clientAddress());
}
