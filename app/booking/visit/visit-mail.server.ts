import { toVisitCalendar } from "~/booking/calendar/visit-calendar.server";
import { enqueueVisitorMail } from "~/booking/mail/visitor-mail.server";
import type { Booking } from "~/booking/record/find-booking.server";
import type { ChosenStage } from "~/booking/stage/stages";
import type { Database } from "~/db/connection.server";
import type { MailContent, Stage } from "~/db/schema.server";
import { formatMinutes } from "~/lib/format-amount";
import { formatAppointmentLong } from "~/lib/pacific-weekday";
import * as texts from "~/messages/mails/visitor";
import { paths } from "~/paths";
import { env } from "~/process/env.server";
import { toPublicName } from "~/staff/accounts/public-name";
import type { Visit } from "./find-visit.server";

interface VisitMail {
  kind: "visit-scheduled" | "visit-moved" | "visit-reminder" | "visit-canceled" | ChosenStage;
  subject: (reference: string) => string;
  text: string;
  /** Who wrote the text; nobody for one that the software sends by itself. */
  by?: { fullName: string } | undefined;
  onceKey?: string;
  /** The stage that the mail tells of or is only for. */
  stage?: Stage;
  /** What else the mail tells. */
  facts?: MailContent["facts"];
}

/**
 * Queues a mail about a visit, with the file that enters it into the visitor's calendar or removes it. One that announces the visit
 * is sent only as long as the visit is still to come as the mail says.
 *
 * @param write returns what the mail says beside; called in the language of the booking
 */
export async function enqueueVisitMail(
  transaction: Database,
  booking: Booking,
  visit: Visit,
  write: () => VisitMail,
): Promise<void> {
  const method = visit.canceledAt ? "CANCEL" : "REQUEST";
  await enqueueVisitorMail(transaction, booking, () => {
    const { kind, subject, text, by, onceKey, stage, facts = [] } = write();
    return {
      kind,
      subject,
      text,
      by,
      onceKey,
      ...toValidity(visit, stage),
      facts: [...toFacts(booking, visit), ...facts],
      calendar: { text: toVisitCalendar({ visit, booking, method, origin: env().PUBLIC_URL }), method },
    };
  });
}

/**
 * Queues the mail about a stage that a booking has reached; with the file that removes the visit from the visitor's calendar, if it
 * was canceled at the same time.
 *
 * @param write returns what the mail says; called in the language of the booking
 */
export async function enqueueStageMail(
  transaction: Database,
  booking: Booking,
  stage: ChosenStage,
  write: () => Pick<VisitMail, "subject" | "text" | "by" | "facts">,
  canceled: Visit | null,
): Promise<void> {
  if (canceled)
    await enqueueVisitMail(transaction, booking, canceled, () => ({ ...write(), kind: stage, stage }));
  else
    await enqueueVisitorMail(transaction, booking, () => ({
      ...write(),
      kind: stage,
      condition: { stage },
    }));
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
