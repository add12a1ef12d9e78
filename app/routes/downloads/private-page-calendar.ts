import type { LoaderFunctionArgs } from "@remix-run/node";
import { toVisitCalendar } from "~/booking/calendar/visit-calendar.server";
import { sendCalendar } from "~/booking/calendar/write-calendar.server";
import { openPrivatePage } from "~/booking/private-page/private-link.server";
import { findVisits } from "~/booking/visit/find-visit.server";
import { untilLimit } from "~/server/reached-limit.server";
import { clientAddress } from "~/server/request-context.server";
import { setPrivateHeaders } from "~/server/secret-paths";
import { siteOrigin } from "~/site/origin.server";

export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const response = await untilLimit(
    () => respond(params.token, new URL(request.url).searchParams.get("visit"), siteOrigin(request)),
    ({ init }) => new Response(null, init),
  );
  setPrivateHeaders(response.headers, new URL(request.url).pathname);
  return response;
}

async function respond(token: string | undefined, id: string | null, origin: string): Promise<Response> {
  const booking = await openPrivatePage(token, clientAddress());
  const visits = booking ? await findVisits(booking.id) : [];
  const visit = id === null ? visits[0] : visits.find((each) => each.id === id);
  const calendar = booking && visit && toVisitCalendar({ visit, booking, method: "PUBLISH", origin });
  return sendCalendar(calendar ?? null, "visit.ics");
}
