import { toVisitCalendar } from "~/booking/calendar/visit-calendar.server";
import type { Booking } from "~/booking/record/find-booking.server";
import type { Stage } from "~/db/schema.server";
import { formatMinutes } from "~/lib/format-amount";
import { formatAppointmentLong } from "~/lib/pacific-weekday";
import * as texts from "~/messages/mails/visitor";
import { paths } from "~/paths";
import { env } from "~/process/env.server";
import { toPublicName } from "~/staff/accounts/public-name";
import type { Visit } from "./find-visit.server";

/**
 * Returns what a mail about a visit has beside its text, in the current language, with the file that enters it into the visitor's calendar or
 * removes it. One that announces the visit is sent only as long as the visit is still to come as the mail says.
 *
 * @param stage the only one in which the mail is sent
 */
export function aboutVisit(booking: Booking, visit: Visit, stage?: Stage) {
  const method = visit.canceledAt ? ("CANCEL" as const) : ("REQUEST" as const);
  return {
    facts: toFacts(booking, visit),
    calendar: { text: toVisitCalendar({ visit, booking, method, origin: env().PUBLIC_URL }), method },
    ...toValidity(visit, stage),
  };
}

/** A cancellation stays true. */
function toValidity({ id, sequence, startsAt, canceledAt }: Visit, stage: Stage | undefined) {
  if (canceledAt) return { condition: stage && { stage } };
  return { condition: { visit: { id, sequence }, ...(stage && { stage }) }, expiresAt: startsAt };
}

function toFacts(booking: Booking, { startsAt, minutes, staffName, canceledAt }: Visit) {
  const when = formatAppointmentLong(startsAt, minutes);
  if (canceledAt)
    return [
      { label: texts.visit.canceled, value: when },
      { label: texts.visit.place, value: booking.serviceLocation },
    ];
  return [
    { label: texts.visit.when, value: when },
    { label: texts.visit.length, value: formatMinutes(minutes) },
    ...(staffName ? [{ label: texts.visit.who, value: toPublicName(staffName) || texts.visit.team }] : []),
    { label: texts.visit.place, value: booking.serviceLocation },
    { label: texts.visit.prepare, value: texts.visit.checklist, path: paths.prepare() },
  ];
}
