import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { BookingFormPage } from "~/back-office/booking-form/booking-form-page";
import { loadFormHead } from "~/back-office/booking-form/form-head.server";
import {
  pathOfBooking,
  toSubmittedForm,
  toWorkFlash,
  workForm,
} from "~/back-office/booking-form/work-form.server";
import { formMeta } from "~/back-office/page-title";
import { useUnsentInput } from "~/back-office/unsent-input/use-unsent-input";
import { formId } from "~/booking/change/form-fields";
import { acceptQuote } from "~/booking/quote/answer-quote.server";
import { findOpenQuote } from "~/booking/quote/quotes.server";
import { acceptances } from "~/booking/stage/effects";
import { changeForm } from "~/forms/define-form.server";
import { formHeaders } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { formatDollars } from "~/lib/format-amount";
import { parsePacific, toPacificDay } from "~/lib/pacific-time";
import { accept as text } from "~/messages/work-effects";
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
    own: ["quote-accepted"],
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

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await guard("routes/staff/booking-accept", request);
  const form = changeForm({
    ...workForm(params.id),
    schema,
    change: ({ how, on, ...values }, sent) =>
      acceptQuote(params.id, { how, on, form: toSubmittedForm(values, sent) }, session),
    done: (changed) => toWorkFlash(text.done, changed),
  });
  return handleForm(request, form, pathOfBooking(request, params.id));
}

export default function AcceptQuote() {
  const { head, lead, today } = useLoaderData<typeof loader>();
  const unsent = useUnsentInput(`accept ${head.id}`, head.formId, useActionData<typeof action>());
  const form = useForm(unsent.result, { fields: { how: "", on: today } });
  return (
    <BookingFormPage
      head={head}
      title={text.head}
      unsent={unsent}
      mailText={null}
      confirmLabel={text.confirm}
    >
      {lead && <p>{lead}</p>}
      <Panel title={text.panel}>
        <div className="grid gap-6">
          <RadioCards {...form.choice("how")} legend={text.how} options={options} columns={3} />
          <TextField
            {...form.text("on")}
            type="date"
            label={text.on}
            hint={text.onHint}
            className="max-w-80"
          />
        </div>
      </Panel>
    </BookingFormPage>
  );
}
