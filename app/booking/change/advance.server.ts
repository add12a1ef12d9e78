import { eq } from "drizzle-orm";
import { accountOf } from "~/access/session";
import { markOpened } from "~/booking/record/mark-seen.server";
import { canChange, isClosed } from "~/booking/stage/stages";
import { bookingStatus } from "~/booking/status";
import { bookings, type Stage, type WaitingFor } from "~/db/schema.server";
import { type Change, recordInHistory } from "./change-booking.server";

interface Next {
  stage?: Stage;
  waitingFor: WaitingFor;
  /** Whether the customer did something that staff have to read. */
  isReply?: boolean;
}

/**
 * Moves a booking on, in the transaction of what moves it. What staff do also marks a pending booking as viewed, and the customer's reply
 * as seen, unless it came after they had opened the form: then it still waits for them. A visitor's cancellation marks it as viewed, too,
 * because there is nothing left to look at as new.
 *
 * @throws {Error} if the stages do not allow the change: callers check first
 */
export async function advance(change: Change, next: Next): Promise<void> {
  const { transaction, booking, actor, staff, hasUnread } = change;
  const now = new Date();
  const stage = next.stage ?? booking.stage;
  const waitingFor = hasUnread ? "us" : next.waitingFor;
  const isMove = stage !== booking.stage;
  const isPending = booking.status === bookingStatus.pending;
  const isFirstView = isPending && staff !== null;
  const isCanceledUnviewed = isPending && actor === "visitor" && isMove && isClosed(stage);
  if (isMove && !canChange(booking.stage, stage, actor))
    throw new Error(`A booking cannot change from ${booking.stage} to ${stage}.`);
  await transaction
    .update(bookings)
    .set({
      waitingFor,
      ...(waitingFor !== booking.waitingFor && { waitingSince: now }),
      ...(next.isReply && { repliedAt: now }),
      ...(isMove && { stage, stageChangedAt: now }),
      ...(isFirstView && { status: bookingStatus.viewed, viewedAt: now, viewedBy: accountOf(staff) }),
      ...(isCanceledUnviewed && { status: bookingStatus.viewed, viewedAt: now }),
    })
    .where(eq(bookings.id, booking.id));
  if (staff && !hasUnread) await markOpened(booking, staff.id, transaction);
  if (isFirstView) await recordInHistory({ ...change, changeKey: undefined }, "viewed");
  if (isMove) await recordInHistory(change, "stage-changed", { from: booking.stage, to: stage });
}
