import { resource } from "~/api/resource.server";
import { toBookingJson } from "~/booking/booking-json";
import { findFullBookings, type FullBooking } from "~/booking/list/full-bookings.server";
import { jsonArray } from "~/api/json-stream.server";

const largestPage = 100;

const viewBooking = resource("routes/api.booking.viewbooking", {
  GET: async ({ query: { q = "", page, limit } }) => {
    const isPaged = page !== undefined || limit !== undefined;
    const { total, batches } = await findFullBookings(q, isPaged ? sliceOf(page, limit) : undefined);
    return jsonArray(inJson(batches), { "X-Total-Count": String(total) });
  },
});

function sliceOf(page = 1, limit = largestPage) {
  return { offset: (page - 1) * limit, limit };
}

async function* inJson(batches: AsyncGenerator<FullBooking[]>) {
  for await (const batch of batches) yield batch.map(toBookingJson);
}

export const loader = viewBooking.loader;
export const action = viewBooking.action;
