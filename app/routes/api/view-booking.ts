import { jsonArray } from "~/api/json-stream.server";
import { resource } from "~/api/resource.server";
import { recordApiRead } from "~/audit/record-export.server";
import { toBookingJson } from "~/booking/list/booking-json";
import { findFullBookings, type FullBooking } from "~/booking/list/full-bookings.server";

const maxPageSize = 100;

export const loader = resource("routes/api/view-booking", {
  GET: async ({ request, session, query: { q = "", page, limit } }) => {
    if (request.method === "GET") await recordApiRead(session);
    const isPaged = page !== undefined || limit !== undefined;
    const { total, batches } = await findFullBookings(q, isPaged ? toSlice(page, limit) : undefined);
    return jsonArray(toJson(batches), { "X-Total-Count": String(total) });
  },
});

function toSlice(page = 1, limit = maxPageSize) {
  return { offset: (page - 1) * limit, limit };
}

async function* toJson(batches: AsyncGenerator<FullBooking[]>) {
  for await (const batch of batches) yield batch.map(toBookingJson);
}

export const action = loader;
