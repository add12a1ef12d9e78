import { describeService } from "~/booking/answers/format-answer";
import { formatReference } from "~/booking/reference";
import * as text from "~/messages/mails/shared";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import { type CalendarMethod, type CalendarVisit, writeCalendar } from "./write-calendar.server";

interface CalendarBooking {
  reference: string;
  fullName: string;
  email: string;
  service: string;
  additionalServices: readonly string[];
  serviceLocation: string;
}

/** In minutes: enough to travel from another appointment. */
const alarmBefore = 120;

/** Writes a visit for the visitor's calendar. CANCEL, and PUBLISH of a canceled visit, remove it there. */
export function toVisitCalendar({
  visit,
  booking,
  method,
  origin,
}: {
  visit: CalendarVisit;
  booking: CalendarBooking;
  method: CalendarMethod;
  origin: string | undefined;
}): string {
  const { fullName, email, serviceLocation } = booking;
  // The private page would be unsafe here: calendars are shared, and anybody with its link could cancel the request.
  const url = origin && origin + paths.privatePageLookup();
  const notes = text.visitNotes(formatReference(booking.reference));
  const entry = {
    visit,
    summary: toEventSummary(booking),
    // Many calendars show the notes but not the event's URL.
    description: url ? `${notes}\n\n${text.lostLink(url)}` : notes,
    place: serviceLocation,
    url,
    alarmBefore,
    attendee: { name: fullName, email },
  };
  return writeCalendar({ method, entries: [entry] });
}

function toEventSummary(booking: CalendarBooking): string {
  const isKnown = booking.service !== "" || booking.additionalServices.length > 0;
  return isKnown ? text.visitOf(company().name, describeService(booking)) : text.visit(company().name);
}
