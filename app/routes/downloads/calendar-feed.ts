import type { LoaderFunctionArgs } from "@remix-run/node";
import { visitsOfFeed } from "~/booking/calendar/find-visits.server";
import { toStaffCalendar } from "~/booking/calendar/staff-calendar.server";
import { sendCalendar } from "~/booking/calendar/write-calendar.server";
import * as text from "~/messages/calendar";
import { setPrivateHeaders } from "~/server/secret-paths";
import { company } from "~/settings/company";
import { siteOrigin } from "~/site/origin.server";
import { findCalendarFeedOwner, recordCalendarFeedRead } from "~/staff/sessions/calendar-feed.server";

/** Calendar programs have no session, so the secret URL authorizes them. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const owner = await findCalendarFeedOwner(params.feed);
  if (owner !== null) await recordCalendarFeedRead(owner, request.headers.get("User-Agent") ?? "");
  const name = text.feedName(company().name);
  const feed = owner === null ? null : toStaffCalendar(await visitsOfFeed(owner), siteOrigin(request), name);
  const response = sendCalendar(feed, "visits.ics");
  setPrivateHeaders(response.headers, new URL(request.url).pathname);
  return response;
}
