import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPlannedVisit } from "~/booking/calendar/find-visits.server";
import { toStaffCalendar } from "~/booking/calendar/staff-calendar.server";
import { sendCalendar } from "~/booking/calendar/write-calendar.server";
import { guard } from "~/guard.server";
import { siteOrigin } from "~/site/origin.server";

export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  await guard("routes/downloads/visit-calendar", request);
  const visit = await findPlannedVisit(params.visit);
  return sendCalendar(visit && toStaffCalendar([visit], siteOrigin(request)), "visit.ics");
}
