import { type Booking, findBooking } from "~/booking/record/find-booking.server";
import { formatReference } from "~/booking/reference";
import { findVisit } from "~/booking/visit/find-visit.server";
import { isOver } from "~/booking/visit/visit";
import { formatPacificSpanLong } from "~/lib/pacific-weekday";
import { listReplies } from "~/settings/lists/replies.server";
import { fillReply, type OfferedReply } from "~/settings/lists/saved-reply";

/** @param knowsVisit false in the visit form, where the time is not chosen yet */
export async function offerReplies(
  { id, fullName, reference }: Pick<Booking, "id" | "fullName" | "reference">,
  knowsVisit = true,
): Promise<OfferedReply[]> {
  const [replies, visit] = await Promise.all([listReplies(), knowsVisit ? findVisit(id) : null]);
  const isUpcoming = visit !== null && !isOver(visit, new Date());
  const values = {
    name: fullName,
    reference: formatReference(reference),
    visit: isUpcoming ? formatPacificSpanLong(visit.startsAt, visit.minutes) : "",
  };
  return replies.map((reply) => fillReply(reply, values));
}

/** Returns the reply to insert for a form without script; undefined if another button posted the form. */
export async function takeReply(
  bookingId: string | undefined,
  { useReply, replyId, startsAt }: Record<string, string | string[]>,
): Promise<OfferedReply | undefined> {
  const booking = useReply ? await findBooking(bookingId) : null;
  if (!booking) return undefined;
  const replies = await offerReplies(booking, startsAt === undefined);
  return replies.find(({ id }) => id === replyId);
}
