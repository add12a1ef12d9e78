import type { Session } from "~/access/session";
import { changeAsStaff } from "~/booking/change/change-booking.server";
import { recordInHistory } from "~/booking/change/record-change.server";
import { findDuplicates } from "~/booking/record/find-duplicates.server";

/**
 * Records that another booking is not a duplicate. Afterwards neither lists the other.
 *
 * @returns `unchanged` if the other booking is not listed; null if the booking does not exist
 * @throws {SessionEndedError}
 */
export function dismissDuplicate(bookingId: string | undefined, otherId: string, session: Session) {
  return changeAsStaff({ bookingId, session }, null, async (change) => {
    const found = await findDuplicates(change.booking, change.transaction);
    const other = found.find(({ id }) => id === otherId);
    if (!other) return { result: "unchanged" } as const;
    const detail = { booking: otherId, reference: other.reference };
    await recordInHistory(change, "duplicate-dismissed", detail);
    return { result: "done" } as const;
  });
}
