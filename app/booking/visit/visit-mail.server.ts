import type { Database } from "~/db/connection.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { enqueueVisitorMail } from "~/booking/stage/visitor-mail.server";
import { toVisitCalendar } from "~/calendar/visit-calendar.server";
import { formatMinutes } from "~/lib/format-minutes";
import { formatPacificLong } from "~/lib/pacific-time";
import * as texts from "~/messages/workflow-mails";
import type { Visit } from "./find-visit.server";

interface VisitMail {
  kind: "visit-scheduled" | "visit-moved" | "visit-reminder" | "visit-canceled" | "canceled" | "declined";
  subject: (reference: string) => string;
  text: string;
  onceKey?: string;
}

/** Queues a mail about a visit, with the file that enters it into the visitor's calendar or removes it. */
export async function enqueueVisitMail(
  transaction: Database,
  booking: Booking,
  visit: Visit,
  { kind, subject, text, onceKey }: VisitMail,
): Promise<void> {
  const method = visit.canceledAt ? "CANCEL" : "REQUEST";
  await enqueueVisitorMail(transaction, booking, {
    kind,
    subject,
    text,
    onceKey,
    facts: toFacts(booking, visit),
    calendar: { text: toVisitCalendar({ visit, booking, method }), method },
  });
}

function toFacts(booking: Booking, { startsAt, minutes, staffName }: Visit) {
  return [
    { label: texts.visit.when, value: formatPacificLong(startsAt) },
    { label: texts.visit.length, value: formatMinutes(minutes) },
    ...(staffName ? [{ label: texts.visit.who, value: staffName }] : []),
    { label: texts.visit.place, value: booking.serviceLocation },
  ];
}
