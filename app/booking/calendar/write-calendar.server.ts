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

/** Mails use REQUEST and CANCEL. Downloads and feeds use PUBLISH (RFC 5546, section 3.2). */
export type CalendarMethod = "REQUEST" | "CANCEL" | "PUBLISH";

export interface CalendarVisit {
  id: string;
  startsAt: Date;
  minutes: number;
  /** Increases with every change, including a cancellation. Calendars ignore an entry with a lower sequence. */
  sequence: number;
  canceledAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Every text may come from a visitor. */
interface CalendarEntry {
  visit: CalendarVisit;
  summary: string;
  description: string;
  /** An address or the URL of a fetched position, as stored in a booking. */
  place: string;
  /** The page about the visit. Undefined if the site's origin is unknown. */
  url?: string | undefined;
  alarmBefore?: number;
  /** Required for REQUEST and CANCEL, and not allowed for PUBLISH. */
  attendee?: { name: string; email: string };
}

interface CalendarFile {
  method: CalendarMethod;
  entries: readonly CalendarEntry[];
  name?: string;
}

/** Seconds after which subscribers should reload a feed. */
const refreshInterval = hourSeconds;

/**
 * Writes visits as an iCalendar file (RFC 5545). Times are in UTC, which every calendar converts to its time zone, so no file needs rules
 * of daylight saving time.
 */
export function writeCalendar({ method, entries, name }: CalendarFile): string {
  const calendar = ical({
    prodId: { company: company().name, product: "Visits", language: language.locale },
    method: ICalCalendarMethod[method],
    ...(name !== undefined && { name: cleanLine(name), ttl: refreshInterval }),
  });
  for (const entry of entries) calendar.createEvent(toEvent(entry, method));
  // The library omits the last line break that RFC 5545 requires.
  return `${calendar.toString()}\r\n`;
}

function toEvent(entry: CalendarEntry, method: CalendarMethod) {
  const { visit, summary, description, url, alarmBefore, attendee } = entry;
  const place = cleanText(entry.place);
  const isCanceled = method === "CANCEL" || (method === "PUBLISH" && visit.canceledAt !== null);
  return {
    id: visit.id,
    sequence: visit.sequence,
    // The time of writing would be wrong: of two files with one SEQUENCE, neither is newer.
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

/** Requests no response: visitors confirm, move and cancel a visit on their page. */
function toAttendee({ name, email }: { name: string; email: string }): ICalAttendeeData {
  return { name: toParameter(name), email, rsvp: false, status: ICalAttendeeStatus.NEEDSACTION };
}

/** Replaces the characters that a parameter cannot escape (RFC 5545, section 3.2), because few programs support RFC 6868. */
function toParameter(text: string): string {
  return cleanLine(text).replaceAll('"', "'").replaceAll(/[\\^]/g, "/");
}

/** Responds with 404 without a calendar. */
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
