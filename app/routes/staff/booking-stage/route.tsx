import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { BookingFormPage } from "~/back-office/booking-form/booking-form-page";
import { Effects } from "~/back-office/booking-form/effects";
import { loadFormHead } from "~/back-office/booking-form/form-head.server";
import {
  type BookingResultData,
  isOnlyViewed,
  workOptions,
  pathOfBooking,
  toMailedForm,
  toWorkFlash,
} from "~/back-office/booking-form/work-form.server";
import { formTitle } from "~/back-office/page-title";
import { type UnsentFormInput, useUnsentInput } from "~/back-office/unsent-input/use-unsent-input";
import { formId, mailFields, requireMailText } from "~/booking/change/form-fields";
import { findPublishedDeliveries } from "~/booking/delivery/find-deliveries.server";
import { findOpenQuote, withdrawQuote } from "~/booking/quote/quotes.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { choiceFields } from "~/booking/stage/effects";
import { choicesFrom, chosenStages } from "~/booking/stage/stages";
import { findVisits } from "~/booking/visit/find-visit.server";
import { cancelVisit } from "~/booking/visit/visits.server";
import { changeStage, stageMails } from "~/booking/workflow/change-stage.server";
import { describeEffects } from "~/booking/workflow/describe-effects";
import { findWorkUnderWay } from "~/booking/workflow/find-work-under-way.server";
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
import { formatPacificSpanLong } from "~/lib/pacific-weekday";
import { isUuid } from "~/lib/uuid";
import * as text from "~/messages/booking-work";
import * as visitorText from "~/messages/mails/visitor";
import * as effectsText from "~/messages/work-effects";
import { bookingMissing, bookingRefusals } from "~/refusals/booking.server";
import { redirectWithFlash } from "~/server/flash.server";

const schema = z.object({ formId, ...choiceFields, ...mailFields }).superRefine(...requireMailText);

/** What the form changes: sets a new stage, or cancels the visit or withdraws the quote, after which the booking is in review again. */
const targets = [...chosenStages, "visit", "quote"] as const;

const suggestedMails = () => ({
  ...stageMails(),
  visit: visitorText.visitCanceled,
  quote: visitorText.quoteWithdrawn,
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(data ? text.stageForms[data.to].head : text.progress, data?.isRefused) },
];

export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/booking-stage", request);
  const to = readTarget(request);
  const { booking, head, isRefused } = await loadFormHead(request, {
    id: params.id,
    staff,
    eventKinds: ["stage-changed", "visit-canceled", "quote-withdrawn"],
    isAllowed: (booking) => mayChoose(to, booking),
  });
  const visits = to === "visit" ? await findVisits(booking.id) : [];
  const visitId = readVisitId(request);
  const visit = visitId === undefined ? visits[0] : visits.find(({ id }) => id === visitId);
  if (to === "visit" && !visit && !isRefused) {
    const flash = { tone: "info", title: text.visitEnded } as const;
    throw await redirectWithFlash(request, pathOfBooking(request, booking.id), flash);
  }
  const isOneOfSeveral = visits.length > 1;
  const ofVisit = isOneOfSeveral ? null : "visit-canceled";
  const move = to === "quote" ? null : to === "visit" ? ofVisit : to;
  return {
    head,
    to,
    effects: move ? describeEffects(move, await findWorkUnderWay(booking.id)) : [],
    visit: visit ? formatPacificSpanLong(visit.startsAt, visit.minutes) : null,
    visitId,
    isOneOfSeveral,
    isBackInReview: (to === "visit" && !isOneOfSeveral) || (to === "quote" && booking.stage === "quoted"),
    hasNoResults: to === "done" && (await findPublishedDeliveries(booking.id)).length === 0,
    mailText: (isOneOfSeveral ? visitorText.visitCanceledAlone : suggestedMails()[to]).text,
    isRefused,
  };
}

export const action = formAction<BookingResultData>(async ({ request, params: { id = "" } }) => {
  const session = await guard("routes/staff/booking-stage", request);
  const post = await readPost(request, { to: pathOfBooking(request, id) });
  // Read after the body, because an unread body would break the connection for the client's next request.
  const to = readTarget(request);
  const submission = parsePost(post, schema, workOptions(post, id));
  if (isOnlyViewed(post)) return showFormWithoutErrors(post);
  if (submission.status !== "success") return showForm(post);
  const { quote, visit, results, ...mail } = submission.value;
  const form = toMailedForm(mail, post.fields);
  const changed =
    to === "visit"
      ? await cancelVisit(id, { visitId: readVisitId(request), quote, ...form }, session)
      : to === "quote"
        ? await withdrawQuote(id, form, session)
        : await changeStage(id, { to, quote, visit, results, ...form }, session);
  return respondToResult(
    post,
    changed,
    (done) => toWorkFlash(text.stageForms[to].done, done),
    bookingRefusals,
  );
});

async function mayChoose(to: (typeof targets)[number], { id, stage }: Booking): Promise<boolean> {
  if (to === "visit") return stage === "scheduled";
  if (to === "quote") return (await findOpenQuote(id)) !== null;
  return choicesFrom(stage).includes(to);
}

/** Returns the visit's id; undefined for the next visit. */
function readVisitId(request: Request): string | undefined {
  const id = new URL(request.url).searchParams.get("visit") ?? undefined;
  return isUuid(id) ? id : undefined;
}

/** @throws {Response} 404 for an unknown target */
function readTarget(request: Request) {
  const to = z.enum(targets).safeParse(new URL(request.url).searchParams.get("to"));
  if (!to.success) throw bookingMissing();
  return to.data;
}

export default function ChangeStage() {
  const { head, to, visitId = "" } = useLoaderData<typeof loader>();
  const name = `stage ${to} ${head.id} ${visitId}`.trim();
  const unsent = useUnsentInput(name, head.formId, useActionData<typeof action>());
  return <StageForm key={unsent.version} unsent={unsent} />;
}

function StageForm({ unsent }: { unsent: UnsentFormInput<FormResult<BookingResultData>> }) {
  const { head, to, effects, visit, ...shown } = useLoaderData<typeof loader>();
  const { isBackInReview, isOneOfSeveral, hasNoResults, mailText } = shown;
  const { head: title, confirm } = text.stageForms[to];
  const [form, fields] = useForm({
    id: "stage",
    lastResult: unsent.result,
    defaultValue: { quote: "", visit: "", results: "", sendMail: true, mailText },
  });
  return (
    <BookingFormPage
      head={head}
      title={title}
      unsent={unsent}
      form={form}
      mail={fields}
      mailNote={hasNoResults ? effectsText.nothingPublished : undefined}
      confirmLabel={confirm}
      isDestructive={to !== "in-review" && to !== "done"}
    >
      {visit && <p>{effectsText.whichVisit(visit)}</p>}
      {isOneOfSeveral && <p>{effectsText.othersStay}</p>}
      {isBackInReview && <p>{effectsText.backInReview}</p>}
      <Effects effects={unsent.result?.effects ?? effects} fields={fields} />
    </BookingFormPage>
  );
}
