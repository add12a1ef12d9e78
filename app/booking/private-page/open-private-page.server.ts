import type { Booking } from "~/booking/record/find-booking.server";
import { findByToken } from "./private-link.server";
import { countWrongLink } from "./private-page-limits.server";

/**
 * Returns the booking whose private page `token` opens; null if it opens none, which counts against the client's address. A good
 * link is looked up first, so it works whatever else comes from its owner's address.
 *
 * @param address the client's address
 * @throws {TooManyAttemptsError} if too many links from this address opened nothing
 */
export async function openPrivatePage(token: string | undefined, address: string): Promise<Booking | null> {
  const booking = await findByToken(token);
  if (!booking) await countWrongLink(address);
  return booking;
}
