import { countBookings, listPending } from "~/booking/list/booking-counts.server";

import { millionBookings } from "../million-bookings";
import { againstPgbench } from "../pgbench";
import type { Row } from "../row";

export const pendingBookings: Row = {
  id: "P17B",
  what: "pending bookings and their count, 16 in flight, PostgreSQL",
  budget: "none; a ratio to pgbench prepared, same statements",
  aim: "-",
  measure: async () => {
    const { url } = await millionBookings();
    return againstPgbench(() => Promise.all([countBookings(), listPending()]), {
      url,
      script: `select total, pending from booking_counts;
select id, full_name, created_at from bookings where status = 0 order by created_at desc, id desc limit 20;
`,
    });
  },
};
