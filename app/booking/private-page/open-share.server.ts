import { and, eq, isNull } from "drizzle-orm";
import { isLiveShare } from "~/booking/delivery/shares.server";
import { type Booking, bookingColumns } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import { bookings, deliveryShares } from "~/db/schema.server";
import { toLinkHash } from "~/lib/link-token.server";
import { isLinkOpen } from "./private-link.server";
import { countWrongLink } from "./private-page-limits.server";

/** Whoever reads results by a link. */
interface SharedResults {
  booking: Booking;
  share: { id: string; expiresAt: Date };
}

/**
 * Returns whose results a link opens. Returns null if it opens none, or if the page of the request no longer opens: that counts against
 * the client's address, as it does for every secret link.
 *
 * @param address the client's
 * @throws {TooManyAttemptsError} if too many links from this address opened nothing
 */
export async function openShare(token: string | undefined, address: string): Promise<SharedResults | null> {
  const { id, expiresAt } = deliveryShares;
  const [found] = await db()
    .select({ booking: bookingColumns, share: { id, expiresAt } })
    .from(deliveryShares)
    .innerJoin(bookings, eq(bookings.id, deliveryShares.bookingId))
    .where(
      and(
        eq(deliveryShares.tokenHash, toLinkHash(token)),
        isLiveShare,
        isNull(bookings.erasedAt),
        isLinkOpen,
      ),
    );
  if (!found) await countWrongLink(address);
  return found ?? null;
}
