import { resource } from "~/api/resource.server";
import { countBookings, listPending } from "~/booking/list/booking-counts.server";

export const loader = resource("routes/api/booking-pending", {
  GET: async ({ query }) => {
    const [counts, newest] = await Promise.all([countBookings(), listPending(query.page)]);
    return {
      ptotalCount: counts.pending,
      pendingBookings: newest.map((booking) => ({ ...booking, createdAt: booking.createdAt.toISOString() })),
    };
  },
});

export const action = loader;
