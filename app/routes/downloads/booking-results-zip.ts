import type { LoaderFunctionArgs } from "@remix-run/node";
import { findBooking } from "~/booking/record/find-booking.server";
import { guard } from "~/guard.server";
import { sendResults } from "~/private-page/results/send-result.server";

/** A preview for staff, which is not recorded as a download. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  await guard("routes/downloads/booking-results-zip", request);
  return sendResults(request, params.delivery, async () => {
    const booking = await findBooking(params.id);
    return booking && { booking };
  });
}
