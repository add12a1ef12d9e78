import { submitAnswers } from "~/booking/form/submit.server";
import { bookingSchema } from "~/booking/schema";

import { millionBookings } from "../million-bookings";
import { againstPgbench } from "../pgbench";
import type { Row } from "../row";

const answers = {
  fullName: "Bench Example",
  email: "bench@example.com",
  phone: "(818) 555-0142",
  serviceLocation: "Van Nuys, California",
};

/** What `submitAnswers` sends: the reference is looked for, the booking and its first event are stored. */
const script = `\\set number random(1, 1000000000000)
begin;
select id from bookings where reference = 'PG' || :number;
with booking as (
  insert into bookings (reference, full_name, email, phone, contact_method, service_location, scan_type, purpose,
    budget_range, project_timeline, search_text)
  values ('PG' || :number, 'Bench Example', 'bench@example.com', '(818) 555-0142', 'Call', 'Van Nuys, California',
    'Residential', 'Real Estate', 500, 'Flexible', 'bench example bench@example.com (818) 555-0142 8185550142')
  returning id
) insert into booking_events (booking_id, kind) select id, 'created' from booking;
commit;
`;

export const bookingCreate: Row = {
  id: "P17C",
  what: "booking create, 16 in flight, PostgreSQL",
  budget: "none; a ratio to pgbench prepared, same statements",
  aim: "-",
  measure: async () => {
    const { url } = await millionBookings();
    return againstPgbench(() => submitAnswers(bookingSchema.parse(answers)), { url, script });
  },
};
