import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Staff } from "~/access/session";
import { AcceptDateForm } from "~/back-office/booking-form/accept-date-form";
import { BookingFormPage } from "~/back-office/booking-form/booking-form-page";
import { Effects } from "~/back-office/booking-form/effects";
import { loadFormHead } from "~/back-office/booking-form/form-head.server";
import { loadRequestedDate } from "~/back-office/booking-form/load-requested-date.server";
import { findVisitTimes, readVisitChoice, toVisitParam } from "~/back-office/booking-form/visit-times.server";
import {
  type BookingResultData,
  isOnlyViewed,
  workOptions,
  pathOfBooking,
  toMailedForm,
  toWorkFlash,
} from "~/back-office/booking-form/work-form.server";
import { ClockField } from "~/back-office/clock-field";
import { formTitle } from "~/back-office/page-title";
import { type UnsentFormInput, useUnsentInput } from "~/back-office/unsent-input/use-unsent-input";
import { findRequestedDate } from "~/booking/conversation/messages.server";
import { findOpenQuote } from "~/booking/quote/quotes.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { chooseVisit, findVisits, keepUpcoming, type Visit } from "~/booking/visit/find-visit.server";
import { defaultMinutes, visitLengths, visitSchema } from "~/booking/visit/visit";
import { maySchedule, scheduleVisit } from "~/booking/visit/visits.server";
import { describeEffects } from "~/booking/workflow/describe-effects";
import { formAction } from "~/forms/form-action.server";
import {
  respondToResult,
  parsePost,
  readPost,
  showForm,
  showFormWithoutErrors,
} from "~/forms/form-post.server";
import { formHeaders, type FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { toClockChoice } from "~/lib/clock-choice";
import { formatMinutes } from "~/lib/format-amount";
import { parsePacific, toPacificInput } from "~/lib/pacific-time";
import { formatPacificSpan } from "~/lib/pacific-weekday";
import * as text from "~/messages/booking-work";
import * as visitorText from "~/messages/mails/visitor";
import { bookingRefusals } from "~/refusals/booking.server";
import { redirectWithFlash } from "~/server/flash.server";
import { listColleagues } from "~/staff/accounts/users.server";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { TimesOfPerson, useLiveTimes } from "./times-of-person";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(text.visitHead[data?.mode ?? "schedule"], data?.isRefused) },
];

export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/booking-visit", request);
  const { booking, head, isRefused } = await loadFormHead(request, {
    id: params.id,
    staff,
    eventKinds: ["visit-scheduled", "visit-changed"],
    isAllowed: ({ stage }) => maySchedule(stage),
  });
  const [visits, colleagues] = await Promise.all([findVisits(booking.id), listColleagues()]);
  const choice = readVisitChoice(request.url);
  const visit = chooseVisit(visits, choice);
  if (choice.kind === "visit" && !visit && !isRefused) {
    const flash = { tone: "info", title: text.visitEnded } as const;
    throw await redirectWithFlash(request, pathOfBooking(request, booking.id), flash);
  }
  const isAdditionalVisit = !visit && keepUpcoming(visits).length > 0;
  const requested = isAdditionalVisit ? null : await findRequestedDate(booking.id, visit);
  const mode = visit ? "change" : isAdditionalVisit ? "add" : "schedule";
  // A link in the calendar gives the start of a free hour.
  const start = parsePacific(new URL(request.url).searchParams.get("start") ?? "");
  const suggestedFrom = isAdditionalVisit ? { ...booking, preferredDate: null } : booking;
  const values = {
    ...toVisitFields(suggestedFrom, visit, requested, staff),
    ...(start && toStartFields(start)),
  };
  return {
    head,
    mode,
    choice: toVisitParam(choice),
    colleagues,
    values,
    times: await findVisitTimes(values, booking.id, choice),
    requestedDate: isAdditionalVisit
      ? null
      : await loadRequestedDate(booking, visit, { formId: randomUUID(), seen: head.seen }),
    effects: describeEffects("scheduled", {
      quote: booking.stage === "scheduled" ? null : await findOpenQuote(booking.id),
    }),
    hint: describePreference(suggestedFrom, visit, requested),
    mailText: visit ? visitorText.moved.text : visitorText.scheduled.text,
    isRefused,
  } as const;
}

/**
 * Returns the form's initial values: those of the visit, or likely ones. The start is the date that the customer has asked for most
 * recently; without one, a new visit gets the preferred date if that is in the future.
 */
function toVisitFields(
  { preferredDate, ownerId }: Booking,
  visit: Visit | null,
  requested: Date | null,
  staff: Staff,
) {
  const isUpcoming = preferredDate !== null && preferredDate.getTime() > Date.now();
  const person = visit ? visit.staffId : (ownerId ?? staff.id);
  return {
    ...toStartFields(requested ?? visit?.startsAt ?? (isUpcoming ? preferredDate : null)),
    minutes: String(visit?.minutes ?? defaultMinutes),
    staffId: person ?? "",
  };
}

function toStartFields(date: Date | null) {
  return { startsAt: date ? toPacificInput(date) : "", clock: (date && toClockChoice(date)) ?? "" };
}

function describePreference(
  { preferredDate, backupDate }: Booking,
  visit: Visit | null,
  requested: Date | null,
): string {
  if (requested) return text.requested(formatPacificSpan(requested));
  if (visit) return text.scheduledNow(formatPacificSpan(visit.startsAt, visit.minutes));
  if (!preferredDate) return text.pacific;
  if (!backupDate) return text.preferredOnly(formatPacificSpan(preferredDate));
  return text.preferred(formatPacificSpan(preferredDate), formatPacificSpan(backupDate));
}

export const action = formAction<BookingResultData>(async ({ request, params: { id = "" } }) => {
  const session = await guard("routes/staff/booking-visit", request);
  const choice = readVisitChoice(request.url);
  const post = await readPost(request, { to: pathOfBooking(request, id) });
  const submission = parsePost(
    post,
    visitSchema,
    workOptions(post, id, async (typed) => ({
      times: await findVisitTimes(typed, id, choice),
    })),
  );
  if (isOnlyViewed(post)) return showFormWithoutErrors(post);
  if (submission.status !== "success") return showForm(post);
  const { startsAt, minutes, staffId, anyway, quote, ...mail } = submission.value;
  const visit = { choice, visit: { startsAt, minutes, staffId }, accepted: anyway, quote };
  const saved = await scheduleVisit(id, { ...visit, ...toMailedForm(mail, post.fields) }, session);
  const toSuccessFlash = (changed: typeof saved & { result: "done" }) => {
    const isChange = "isChange" in changed && changed.isChange;
    return toWorkFlash(text.visitSaved[isChange ? "change" : "schedule"], changed);
  };
  return respondToResult(post, saved, toSuccessFlash, bookingRefusals);
});

export default function VisitForm() {
  const { head, choice = "" } = useLoaderData<typeof loader>();
  const unsent = useUnsentInput(
    `visit ${head.id} ${choice}`.trim(),
    head.formId,
    useActionData<typeof action>(),
  );
  // The key makes the times start with the unsent input.
  return <VisitPage key={unsent.version} unsent={unsent} />;
}

function VisitPage({ unsent }: { unsent: UnsentFormInput<FormResult<BookingResultData>> }) {
  const { head, mode, choice, colleagues, values, effects, hint, mailText, requestedDate, ...loaded } =
    useLoaderData<typeof loader>();
  const { result } = unsent;
  const [form, fields] = useForm({
    id: "visit",
    lastResult: result,
    defaultValue: { ...values, quote: "", sendMail: true, mailText },
  });
  const { startsAt, times, onChange } = useLiveTimes(
    { bookingId: head.id, visit: choice },
    {
      startsAt: fields.startsAt.initialValue ?? "",
      minutes: fields.minutes.initialValue ?? "",
      staffId: fields.staffId.initialValue ?? "",
    },
    result?.times ?? loaded.times,
  );
  return (
    <BookingFormPage
      head={head}
      title={text.visitHead[mode]}
      unsent={unsent}
      form={form}
      mail={fields}
      confirmLabel={text.saveVisit[mode]}
      shortcut={requestedDate && !result && <AcceptDateForm date={requestedDate} />}
      otherAction={
        result?.overlaps && (
          <Button type="submit" name="anyway" value={result.overlaps.join(" ")}>
            {text.busy.anyway}
          </Button>
        )
      }
    >
      <Effects effects={result?.effects ?? effects} fields={fields} />
      <div onChange={onChange}>
        <Panel title={text.visitTitle}>
          <div className="grid gap-5 min-[40rem]:grid-cols-2">
            <TextField
              field={fields.startsAt}
              type="datetime-local"
              label={text.dateAndTime}
              hint={hint}
              className="min-[40rem]:col-span-2"
            />
            <ClockField field={fields.clock} typed={startsAt} className="min-[40rem]:col-span-2" />
            <Select field={fields.minutes} label={text.length}>
              {visitLengths.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {formatMinutes(minutes)}
                </option>
              ))}
            </Select>
            <Select field={fields.staffId} label={text.who}>
              <option value="">{text.nobodyAssigned}</option>
              {colleagues.map(({ id, fullName }) => (
                <option key={id} value={id} translate="no">
                  {fullName}
                </option>
              ))}
            </Select>
          </div>
          <TimesOfPerson times={times} />
        </Panel>
      </div>
    </BookingFormPage>
  );
}
