import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { toBookingJson } from "~/booking/list/booking-json";
import { findFullBooking } from "~/booking/list/full-bookings.server";
import { unknownBooking } from "~/messages/api";

const details = resource("routes/api/booking-details", {
  GET: async ({ params }) => {
    const booking = await findFullBooking(params.id);
    return booking ? toBookingJson(booking) : problem(404, unknownBooking);
  },
});

export const loader = details.loader;
export const action = details.action;
