import { describeService } from "~/booking/answers/format-answer";
import { formatReference } from "~/booking/reference";
import { formatPhone } from "~/lib/phone";
import * as text from "~/messages/calendar";
import { paths } from "~/paths";
import type { PlannedVisit } from "./find-visits.server";
import { type CalendarVisit, writeCalendar } from "./write-calendar.server";

/** In minutes. */
const alarmBefore = 60;

type StaffVisit = Omit<PlannedVisit, "visit" | "staffName"> & { visit: CalendarVisit };

interface Attendee {
  fullName: string;
  email: string;
}

/** Writes visits for staff: titled by the customer, with contact and access details. `name` is the name of a subscribed calendar. */
export function toStaffCalendar(visits: readonly PlannedVisit[], origin: string, name?: string): string {
  return writeCalendar({
    method: "PUBLISH",
    ...(name !== undefined && { name }),
    entries: visits.map((visit) => toCalendarEntry(visit, origin)),
  });
}

/** Writes a visit for a mail to the assigned staff member. CANCEL removes it from their calendar. */
export function toStaffInvitation(
  visit: StaffVisit,
  { staff, method, origin }: { staff: Attendee; method: "REQUEST" | "CANCEL"; origin: string | undefined },
): string {
  const attendee = { name: staff.fullName, email: staff.email };
  return writeCalendar({ method, entries: [{ ...toCalendarEntry(visit, origin), alarmBefore, attendee }] });
}

/** Writes the file that removes a visit from the staff member's calendar, without personal data of the customer. */
export function toErasedVisitCancellation(visit: CalendarVisit, { fullName, email }: Attendee): string {
  const attendee = { name: fullName, email };
  const entry = { visit, summary: text.erasedVisit, description: "", place: "", attendee };
  return writeCalendar({ method: "CANCEL", entries: [entry] });
}

function toCalendarEntry({ visit, ...booking }: StaffVisit, origin: string | undefined) {
  const url = origin && origin + paths.bookingDetails(booking.bookingId);
  return {
    visit,
    summary: text.staffVisit(booking.fullName, describeService(booking)),
    description: [
      text.staffReference(formatReference(booking.reference)),
      formatPhone(booking.phone),
      booking.email,
      booking.accessInstructions,
      url,
    ]
      .filter(Boolean)
      .join("\n"),
    place: booking.serviceLocation,
    url,
  };
}
