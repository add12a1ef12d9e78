import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { type BookingEvent, eventsOfBooking } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { defaultLimit, toPage } from "~/lib/to-page";
import { unknownBooking } from "~/messages/api";

export const loader = resource("routes/api/v1-events", {
  GET: async ({ params: { id }, query: { cursor: before, limit = defaultLimit } }) => {
    if (!(await findBooking(id))) return problem(404, unknownBooking);
    const found = await eventsOfBooking(id, { before, limit: limit + 1 });
    return toPage(found, limit, { show, toNext: (last) => String(last.id) });
  },
});

function show({ createdAt, ...event }: BookingEvent) {
  return { ...event, createdAt: createdAt.toISOString() };
}

export const action = loader;
