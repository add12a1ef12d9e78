import { resource } from "~/api/resource.server";
import { recordApiRead } from "~/audit/record-export.server";
import { toBookingJson } from "~/booking/list/booking-json";
import { findFullBookings } from "~/booking/list/full-bookings.server";
import { pageSlice } from "~/booking/list/list-ids.server";

export const loader = resource("routes/api/booking-all", {
  GET: async ({ request, session, query: { page = 1 } }) => {
    if (request.method === "GET") await recordApiRead(session);
    const { total, batches } = await findFullBookings("", pageSlice(page));
    const bookings = [];
    for await (const batch of batches) bookings.push(...batch.map(toBookingJson));
    return { atotalCount: total, bookings };
  },
});

export const action = loader;
