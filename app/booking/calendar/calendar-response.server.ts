import { downloadHeaders } from "~/lib/response-headers";

/** Responds with a calendar file, or with 404 if there is none. */
export function sendCalendar(calendar: string | null, fileName: string): Response {
  if (calendar === null) return new Response(null, { status: 404, headers: downloadHeaders });
  return new Response(calendar, {
    headers: {
      ...downloadHeaders,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}
