import { sharesOf } from "~/booking/delivery/shares.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { unknownBooking } from "~/messages/api";
import { problem, success } from "./json.server";

/** Answers with the links to the results of a booking, without what opens them: whoever reads that could pass them on. */
export async function answerShares(bookingId: string): Promise<Response> {
  const booking = await findBooking(bookingId);
  if (!booking || booking.erasedAt) return problem(404, unknownBooking);
  const items = (await sharesOf(booking.id)).map(({ id, label, createdAt, expiresAt }) => ({
    id,
    label,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
  return success(200, { items });
}
