import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { toBookingJson } from "~/booking/list/booking-json";
import { findFullBooking } from "~/booking/list/full-bookings.server";
import { unknownBooking } from "~/messages/api";

export const loader = resource("routes/api/booking-details", {
  GET: async ({ params }) => {
    const booking = await findFullBooking(params.id);
    return booking ? toBookingJson(booking) : problem(404, unknownBooking);
  },
});

export const action = loader;
