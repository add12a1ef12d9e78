import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { markPending, markViewed } from "~/booking/record/set-status.server";
import * as text from "~/messages/api";

export const loader = resource("routes/api/booking-status", {
  PUT: async ({ params, body, session }) => {
    const outcome =
      body.status === 1 ? await markViewed([params.id], session) : await markPending(params.id, session);
    const booking = await findBooking(params.id);
    if (!booking) return problem(404, text.unknownBooking);
    if (booking.status !== body.status)
      return problem(409, outcome ? text.statusStays(booking.status) : text.erasedStatusStays);
    const message = body.status === 1 ? text.markedViewed : text.markedPending;
    return { id: booking.id, status: booking.status, message };
  },
});

export const action = loader;
