import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { BookingFormPage } from "~/back-office/booking-form/booking-form-page";
import { loadFormHead } from "~/back-office/booking-form/form-head.server";
import {
  type BookingResultData,
  workOptions,
  pathOfBooking,
  toSubmittedForm,
  toWorkFlash,
} from "~/back-office/booking-form/work-form.server";
import { formMeta } from "~/back-office/page-title";
import { type UnsentFormInput, useUnsentInput } from "~/back-office/unsent-input/use-unsent-input";
import { formId } from "~/booking/change/form-fields";
import { acceptQuote } from "~/booking/quote/answer-quote.server";
import { findOpenQuote } from "~/booking/quote/quotes.server";
import { acceptances } from "~/booking/stage/effects";
import { formAction } from "~/forms/form-action.server";
import { respondToResult, readPost, readValues } from "~/forms/form-post.server";
import { formHeaders, type FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { formatDollars } from "~/lib/format-amount";
import { parsePacific, toPacificDay } from "~/lib/pacific-time";
import { accept as text } from "~/messages/work-effects";
import { bookingRefusals } from "~/refusals/booking.server";
import { Panel } from "~/ui/panel";
import { RadioCards } from "~/ui/radio-cards";
import { TextField } from "~/ui/text-field";

const schema = z.object({
  formId,
  how: z.enum(acceptances, { error: () => text.missingHow }),
  on: z
    .string({ error: () => text.format })
    .trim()
    .max(10, { error: () => text.format })
    .refine((day) => parsePacific(`${day}T00:00`) !== null, { error: () => text.format, abort: true })
    .refine((day) => day <= toPacificDay(new Date()), { error: () => text.future }),
});

const options = acceptances.map((value) => ({ value, ...text.ways[value] }));

export const meta = formMeta(text.head);

export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/booking-accept", request);
  const { booking, head, isRefused } = await loadFormHead(request, {
    id: params.id,
    staff,
    eventKinds: ["quote-accepted"],
    isAllowed: async ({ id }) => (await findOpenQuote(id)) !== null,
  });
  const quote = await findOpenQuote(booking.id);
  return {
    head,
    lead: quote && text.lead(quote.number, formatDollars(quote.totalCents)),
    today: toPacificDay(new Date()),
    isRefused,
  };
}

export const action = formAction<BookingResultData>(async ({ request, params: { id = "" } }) => {
  const session = await guard("routes/staff/booking-accept", request);
  const post = await readPost(request, { to: pathOfBooking(request, id) });
  const { how, on, ...values } = readValues(post, schema, workOptions(post, id));
  const accepted = await acceptQuote(id, { how, on, form: toSubmittedForm(values, post.fields) }, session);
  return respondToResult(post, accepted, (changed) => toWorkFlash(text.done, changed), bookingRefusals);
});

export default function AcceptQuote() {
  const { head } = useLoaderData<typeof loader>();
  const unsent = useUnsentInput(`accept ${head.id}`, head.formId, useActionData<typeof action>());
  return <AcceptForm key={unsent.version} unsent={unsent} />;
}

function AcceptForm({ unsent }: { unsent: UnsentFormInput<FormResult<BookingResultData>> }) {
  const { head, lead, today } = useLoaderData<typeof loader>();
  const defaultValue = { how: "", on: today };
  const [form, fields] = useForm({ id: "accept", lastResult: unsent.result, defaultValue });
  return (
    <BookingFormPage head={head} title={text.head} unsent={unsent} form={form} confirmLabel={text.confirm}>
      {lead && <p>{lead}</p>}
      <Panel title={text.panel}>
        <div className="grid gap-6">
          <RadioCards field={fields.how} legend={text.how} options={options} columns={3} />
          <TextField field={fields.on} type="date" label={text.on} hint={text.onHint} className="max-w-80" />
        </div>
      </Panel>
    </BookingFormPage>
  );
}
