import { defaultFilter } from "~/booking/list/filter";
import { listBookings } from "~/booking/list/list-bookings.server";
import { findBooking } from "~/booking/record/find-booking.server";

import { millionBookings } from "../million-bookings";
import { againstPgbench } from "../pgbench";
import type { Row } from "../row";

export const bookingById: Row = {
  id: "P17",
  what: "booking by id, 16 in flight, PostgreSQL",
  budget: "≥ 0.4× of pgbench prepared, same row",
  aim: "≥ 0.6×",
  measure: async () => {
    const { url } = await millionBookings();
    const id = (await listBookings({ ...defaultFilter, page: 1000 })).bookings[0]?.id ?? "";
    return againstPgbench(() => findBooking(id), {
      url,
      script: `select * from bookings where id = '${id}';\n`,
    });
  },
};
