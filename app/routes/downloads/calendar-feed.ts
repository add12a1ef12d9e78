import type { LoaderFunctionArgs } from "@remix-run/node";
import { visitsOfFeed } from "~/booking/calendar/find-visits.server";
import { toFeed } from "~/booking/calendar/staff-calendar.server";
import { sendCalendar } from "~/booking/calendar/write-calendar.server";
import { setPrivateHeaders } from "~/server/secret-paths";
import { siteOrigin } from "~/site/origin.server";
import { findCalendarFeedOwner, recordCalendarFeedRead } from "~/staff/sessions/calendar-feed.server";

/** Calendar programs have no session: the secret address authorizes them. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const owner = await findCalendarFeedOwner(params.feed);
  if (owner !== null) await recordCalendarFeedRead(owner, request.headers.get("User-Agent") ?? "");
  const feed = owner === null ? null : toFeed(await visitsOfFeed(owner), siteOrigin(request));
  const response = sendCalendar(feed, "visits.ics");
  setPrivateHeaders(response.headers, new URL(request.url).pathname);
  return response;
}
