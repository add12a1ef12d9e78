import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { BookingFormPage } from "~/back-office/booking-form/booking-form-page";
import { loadFormHead } from "~/back-office/booking-form/form-head.server";
import {
  pathOfBooking,
  toMailedForm,
  toWorkFlash,
  workForm,
} from "~/back-office/booking-form/work-form.server";
import { formTitle } from "~/back-office/page-title";
import { useUnsentInput } from "~/back-office/unsent-input/use-unsent-input";
import { formId, mailFields, requireMailText } from "~/booking/change/form-fields";
import { findQuotes, withdrawQuote } from "~/booking/quote/quotes.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { choicesFrom, chosenStages, visitChoices } from "~/booking/stage/stages";
import { findVisit } from "~/booking/visit/find-visit.server";
import { hasBegun } from "~/booking/visit/visit";
import { cancelVisit } from "~/booking/visit/visits.server";
import { changeStage, stageMails } from "~/booking/workflow/change-stage.server";
import { changeForm } from "~/forms/define-form.server";
import { formHeaders } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { bookingMissing } from "~/forms/refusals/booking.server";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { formatPacificSpanLong } from "~/lib/pacific-weekday";
import * as text from "~/messages/booking-work";
import * as visitorText from "~/messages/mails/visitor";
import { Panel } from "~/ui/panel";
import { RadioCards } from "~/ui/radio-cards";

const schema = z
  .object({ formId, visit: z.enum(visitChoices, text.visitToCome.missing).optional(), ...mailFields })
  .superRefine(requireMailText);

const visitOptions = visitChoices.map((value) => ({ value, ...text.visitToCome.options[value] }));

/** What the form does: changes the stage, or cancels the visit or withdraws the quote, which puts the booking in review again. */
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
    own: ["stage-changed", "visit-canceled", "quote-withdrawn"],
    isAllowed: (booking) => mayChoose(to, booking),
  });
  const mailText = suggestedMails()[to].text;
  const visit = await findVisit(booking.id);
  const toCome =
    visit && !hasBegun(visit, new Date()) ? formatPacificSpanLong(visit.startsAt, visit.minutes) : null;
  const isEnd = to === "declined" || to === "canceled";
  const hasOpenQuote = isEnd && (await findQuotes(booking.id))[0]?.state === "sent";
  /** What else ends with the request; null for nothing. */
  const endsMore = isEnd ? toEndings(hasOpenQuote, toCome !== null) : null;
  /** When the visit is that the work may have made needless; null without one. */
  const visitToCome = to === "done" ? toCome : null;
  return { head, to, endsMore, visitToCome, mailText, isRefused };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await guard("routes/staff/booking-stage", request);
  const form = changeForm({
    ...workForm(params.id),
    schema,
    change: async (values, sent) => {
      // Read after the body: an unread one would break the connection for the client's next request.
      const to = readTarget(request);
      const change = toMailedForm(values, sent);
      if (to === "visit") return cancelVisit(params.id, change, session);
      if (to === "quote") return withdrawQuote(params.id, change, session);
      return changeStage(params.id, { to, visit: values.visit, ...change }, session);
    },
    done: (changed) => toWorkFlash(text.stageForms[readTarget(request)].done, changed),
  });
  return handleForm(request, form, pathOfBooking(request, params.id));
}

function toEndings(hasOpenQuote: boolean, hasVisit: boolean): keyof typeof text.alsoCanceled | null {
  if (hasOpenQuote) return hasVisit ? "both" : "quote";
  return hasVisit ? "visit" : null;
}

async function mayChoose(to: (typeof targets)[number], { id, stage }: Booking): Promise<boolean> {
  if (to === "visit") return stage === "scheduled";
  if (to === "quote") return (await findQuotes(id))[0]?.state === "sent";
  return choicesFrom(stage).includes(to);
}

/** @throws {Response} 404 for a target that does not exist */
function readTarget(request: Request) {
  const to = z.enum(targets).safeParse(new URL(request.url).searchParams.get("to"));
  if (!to.success) throw bookingMissing();
  return to.data;
}

export default function ChangeStage() {
  const { head, to, endsMore, visitToCome, mailText } = useLoaderData<typeof loader>();
  const unsent = useUnsentInput(`stage ${to} ${head.id}`, head.formId, useActionData<typeof action>());
  const form = useForm(unsent.result, { fields: { visit: "" } });
  const { head: title, confirm } = text.stageForms[to];
  return (
    <BookingFormPage
      head={head}
      title={title}
      unsent={unsent}
      mailText={mailText}
      confirmLabel={confirm}
      isDestructive={to !== "in-review" && to !== "done"}
    >
      {endsMore && <p>{text.alsoCanceled[endsMore]}</p>}
      {visitToCome && (
        <Panel title={text.visitTitle}>
          <RadioCards
            {...form.choice("visit")}
            legend={text.visitToCome.legend(visitToCome)}
            options={visitOptions}
          />
        </Panel>
      )}
    </BookingFormPage>
  );
}
