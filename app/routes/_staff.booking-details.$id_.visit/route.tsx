import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BookingFormPage } from "~/back-office/booking-form/booking-form-page";
import { loadFormHead, requireStage } from "~/back-office/booking-form/form-head.server";
import { handleBookingForm } from "~/back-office/booking-form/handle-booking-form.server";
import { readValue } from "~/back-office/booking-form/read-value";
import { getFormTitle } from "~/back-office/form-title";
import { toMailText } from "~/booking/conversation/message";
import { findRequestedDate } from "~/booking/conversation/messages.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { countOverlaps, visitOfBooking } from "~/booking/visit/find-visit.server";
import { isOver, visitLengths, visitSchema } from "~/booking/visit/visit";
import { mayVisit, scheduleVisit } from "~/booking/visit/visits.server";
import type { Flash } from "~/forms/flash.server";
import { formHeaders } from "~/forms/form-headers";
import { showsRefusedForm } from "~/forms/handle-form.server";
import { guard } from "~/guard.server";
import { formatMinutes } from "~/lib/format-minutes";
import { formatPacific, toPacificInput } from "~/lib/pacific-time";
import * as text from "~/messages/booking-work";
import { moved, scheduled } from "~/messages/workflow-mails";
import { listColleagues } from "~/staff/accounts/colleagues.server";
import type { Staff } from "~/staff/sessions/sessions.server";
import { Panel } from "~/ui/panel";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: getFormTitle(text.visitHead[data?.mode ?? "schedule"], data?.isRefused) },
];

export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/_staff.booking-details.$id_.visit", request);
  const { booking, head } = await loadFormHead(params.id);
  await requireStage(request, booking, mayVisit(booking.stage));
  const [last, colleagues, requested] = await Promise.all([
    visitOfBooking(booking.id),
    listColleagues(),
    findRequestedDate(booking.id),
  ]);
  const visit = last && !isOver(last, new Date()) ? last : null;
  const mode = visit ? "change" : "schedule";
  return {
    head,
    mode,
    colleagues,
    values: visit ? toValues(visit) : suggestValues(booking, requested, staff),
    hint: describePreference(booking, requested),
    mailText: visit ? moved.text : scheduled.text,
    isRefused: showsRefusedForm(request),
  } as const;
}

function toValues({
  startsAt,
  minutes,
  staffId,
}: {
  startsAt: Date;
  minutes: number;
  staffId: string | null;
}) {
  return { startsAt: toPacificInput(startsAt), minutes: String(minutes), staffId: staffId ?? "" };
}

/** The date that the customer asked for since, or else the preferred one, if it is still ahead. */
function suggestValues({ preferredDate, ownerId }: Booking, requested: Date | null, staff: Staff) {
  const isAhead = preferredDate !== null && preferredDate.getTime() > Date.now();
  const date = requested ?? (isAhead ? preferredDate : null);
  return {
    startsAt: date ? toPacificInput(date) : "",
    minutes: "120",
    staffId: ownerId ?? staff.id,
  };
}

function describePreference({ preferredDate, backupDate }: Booking, requested: Date | null): string {
  if (requested) return text.requested(formatPacific(requested));
  if (!preferredDate) return text.pacific;
  if (!backupDate) return text.preferredOnly(formatPacific(preferredDate));
  return text.preferred(formatPacific(preferredDate), formatPacific(backupDate));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await guard("routes/_staff.booking-details.$id_.visit", request);
  return handleBookingForm(request, {
    id: params.id,
    schema: visitSchema,
    done: () => describeSaved(params.id),
    change: ({ startsAt, minutes, staffId, ...mail }, form) =>
      scheduleVisit(params.id, {
        visit: { startsAt, minutes, staffId },
        mailText: toMailText(mail),
        form,
        session,
      }),
  });
}

/** Warns of other visits of the same person at that time: they may be meant, so they are no error. */
async function describeSaved(bookingId = ""): Promise<Flash> {
  const overlaps = await countOverlaps(bookingId);
  if (overlaps === 0) return { tone: "ok", title: text.visitSaved };
  return { tone: "warn", title: text.visitSaved, advice: text.overlaps(overlaps) };
}

export default function VisitForm() {
  const { head, mode, colleagues, values, hint, mailText } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const field = (name: keyof typeof values) => ({
    id: name,
    name,
    defaultValue: readValue(reply, name, values[name]),
    errors: reply?.errors[name],
  });
  return (
    <BookingFormPage
      head={head}
      title={text.visitHead[mode]}
      reply={reply}
      mailText={mailText}
      confirmLabel={text.saveVisit[mode]}
    >
      <Panel title={text.visitTitle}>
        <div className="grid gap-5 min-[40rem]:grid-cols-2">
          <TextField
            {...field("startsAt")}
            type="datetime-local"
            label={text.dateAndTime}
            hint={hint}
            className="min-[40rem]:col-span-2"
          />
          <Select {...field("minutes")} label={text.length}>
            {visitLengths.map((minutes) => (
              <option key={minutes} value={minutes}>
                {formatMinutes(minutes)}
              </option>
            ))}
          </Select>
          <Select {...field("staffId")} label={text.who}>
            {colleagues.map(({ id, fullName }) => (
              <option key={id} value={id} translate="no">
                {fullName}
              </option>
            ))}
          </Select>
        </div>
      </Panel>
    </BookingFormPage>
  );
}
