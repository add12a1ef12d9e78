import type { LoaderFunctionArgs } from "@remix-run/node";
import { openRequest } from "~/booking/request/open-request.server";
import { visitOfBooking } from "~/booking/visit/find-visit.server";
import { sendCalendar } from "~/calendar/calendar-response.server";
import { toVisitCalendar } from "~/calendar/visit-calendar.server";
import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { clientAddress } from "~/server/client-address.server";
import { setPrivateHeaders } from "~/server/private-path";

/** Sends the visit of a request to whoever has its link, for their calendar. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const response = await respond(params.token);
  setPrivateHeaders(response.headers, new URL(request.url).pathname);
  return response;
}

async function respond(token: string | undefined): Promise<Response> {
  try {
    const booking = await openRequest(token, clientAddress());
    const visit = booking && (await visitOfBooking(booking.id));
    return sendCalendar(visit && toVisitCalendar({ visit, booking, method: "PUBLISH" }), "visit.ics");
  } catch (error) {
    if (!(error instanceof TooManyAttemptsError)) throw error;
    return new Response(null, { status: 429, headers: { "Retry-After": String(error.retryAfter) } });
  }
}
