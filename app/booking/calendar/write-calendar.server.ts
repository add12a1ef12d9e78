import ical, {
  ICalAlarmType,
  type ICalAttendeeData,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { readLocation } from "~/booking/location";
import { downloadHeaders } from "~/lib/response-headers";
import { cleanLine, cleanText } from "~/lib/text";
import { hourSeconds, minuteMs } from "~/lib/time";
import * as language from "~/messages/locale";
import { company } from "~/settings/company";

/** REQUEST and CANCEL go by mail to the visitor; PUBLISH is for a download and a feed (RFC 5546, section 3.2). */
export type CalendarMethod = "REQUEST" | "CANCEL" | "PUBLISH";

/** The part of a visit that a calendar entry tells. */
export interface CalendarVisit {
  id: string;
  startsAt: Date;
  minutes: number;
  /** Rises with every change, a cancellation included: calendars ignore an entry with a lower one. */
  sequence: number;
  canceledAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** An entry of a calendar. Every text may be a visitor's. */
interface CalendarEntry {
  visit: CalendarVisit;
  summary: string;
  description: string;
  /** As stored in a booking: an address, or the URL of a fetched position. */
  place: string;
  /** The page about the visit; undefined if the address of the site is not known. */
  url?: string | undefined;
  /** Minutes before the visit at which the calendar reminds of it. */
  alarmBefore?: number;
  /** Required for REQUEST and CANCEL, and not allowed for PUBLISH. */
  attendee?: { name: string; email: string };
}

interface Calendar {
  method: CalendarMethod;
  entries: readonly CalendarEntry[];
  /** The name of a calendar that is subscribed to. */
  name?: string;
}

/** Seconds after which programs that follow a calendar should read it again. */
const refreshInterval = hourSeconds;

/**
 * Writes visits as an iCalendar file (RFC 5545). Times are in UTC, which every calendar shows in its own time zone; so no file
 * needs rules of daylight saving time.
 */
export function writeCalendar({ method, entries, name }: Calendar): string {
  const calendar = ical({
    prodId: { company: company().name, product: "Visits", language: language.locale },
    method: ICalCalendarMethod[method],
    ...(name !== undefined && { name: cleanLine(name), ttl: refreshInterval }),
  });
  for (const entry of entries) calendar.createEvent(toEvent(entry, method));
  // The library ends the last line without the line break that RFC 5545 requires.
  return `${calendar.toString()}\r\n`;
}

function toEvent(entry: CalendarEntry, method: CalendarMethod) {
  const { visit, summary, description, url, alarmBefore, attendee } = entry;
  const place = cleanText(entry.place);
  const isCanceled = method === "CANCEL" || (method === "PUBLISH" && visit.canceledAt !== null);
  return {
    id: visit.id,
    sequence: visit.sequence,
    // Not the time of writing: of two files with one SEQUENCE, neither is newer.
    stamp: visit.updatedAt,
    lastModified: visit.updatedAt,
    created: visit.createdAt,
    start: visit.startsAt,
    end: new Date(visit.startsAt.getTime() + visit.minutes * minuteMs),
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: cleanLine(summary),
    description: cleanText(description),
    ...(place !== "" && { location: toLocation(place) }),
    ...(url && { url }),
    ...(alarmBefore !== undefined &&
      !isCanceled && {
        alarms: [
          { type: ICalAlarmType.display, triggerBefore: alarmBefore * 60, description: cleanLine(summary) },
        ],
      }),
    organizer: { name: toParameter(company().name), email: company().email },
    attendees: attendee && method !== "PUBLISH" ? [toAttendee(attendee)] : [],
  };
}

function toLocation(place: string) {
  const position = readLocation(place);
  if (!position) return { title: place };
  const [lat = 0, lon = 0] = position.coordinates.split(", ").map(Number);
  return { title: position.coordinates, geo: { lat, lon } };
}

/** No answer is asked for: the visitor's page is where a visit is confirmed, moved and canceled. */
function toAttendee({ name, email }: { name: string; email: string }): ICalAttendeeData {
  return { name: toParameter(name), email, rsvp: false, status: ICalAttendeeStatus.NEEDSACTION };
}

/** A parameter has no escape for these characters (RFC 5545, section 3.2), and few programs know the one of RFC 6868. */
function toParameter(text: string): string {
  return cleanLine(text).replaceAll('"', "'").replaceAll(/[\\^]/g, "/");
}

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
