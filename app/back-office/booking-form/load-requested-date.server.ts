import type { SubmittedForm } from "~/booking/change/change-booking.server";
import { findRequestedDate } from "~/booking/conversation/messages.server";
import type { Booking } from "~/booking/record/find-booking.server";
import type { Visit } from "~/booking/visit/find-visit.server";
import { defaultMinutes, isOver } from "~/booking/visit/visit";
import { maySchedule } from "~/booking/visit/visits.server";
import { toPacificInput } from "~/lib/pacific-time";
import { formatPacificWeekday } from "~/lib/pacific-weekday";
import * as visitorText from "~/messages/mails/visitor";

/** A date that the customer asked for and staff have not answered, and the fields that the visit form posts to accept it. */
export type RequestedDate = NonNullable<Awaited<ReturnType<typeof loadRequestedDate>>>;

/**
 * Returns the date that the customer has asked for since the last change of the visit. Null if there is none in the future, or if the stage
 * allows no visit. A visit keeps its duration and its assignee; a new one is assigned to the booking's owner.
 *
 * @param visit one of the booking's visits
 * @param form a form id that no other form of the page uses
 */
export async function loadRequestedDate(
  booking: Booking,
  visit: Visit | null,
  { formId, seen = 0 }: SubmittedForm,
) {
  if (booking.spamAt || booking.erasedAt || !maySchedule(booking.stage)) return null;
  const current = visit && !isOver(visit, new Date()) ? visit : null;
  const requested = await findRequestedDate(booking.id, current);
  if (!requested) return null;
  const person = current ? current.staffId : booking.ownerId;
  return {
    bookingId: booking.id,
    visitId: current?.id,
    date: formatPacificWeekday(requested),
    fields: {
      formId,
      seen: String(seen),
      startsAt: toPacificInput(requested),
      minutes: String(current?.minutes ?? defaultMinutes),
      staffId: person ?? "",
      sendMail: "on",
      mailText: current ? visitorText.moved.text : visitorText.scheduled.text,
    },
  };
}
