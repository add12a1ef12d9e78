import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { BookingFormPage } from "~/back-office/booking-form/booking-form-page";
import { Effects } from "~/back-office/booking-form/effects";
import { loadFormHead } from "~/back-office/booking-form/form-head.server";
import {
  pathOfBooking,
  toMailedForm,
  toWorkFlash,
  workForm,
} from "~/back-office/booking-form/work-form.server";
import { formMeta } from "~/back-office/page-title";
import { useUnsentInput } from "~/back-office/unsent-input/use-unsent-input";
import { suggestService } from "~/booking/format-answer";
import { type Quote, quoteSchema, suggestLastDay } from "~/booking/quote/quote";
import { findOpenQuote, findQuotes, maySendQuote, sendQuote } from "~/booking/quote/quotes.server";
import { describeEffects } from "~/booking/workflow/describe-effects";
import { changeForm } from "~/forms/define-form.server";
import { formHeaders } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { formatQuantity } from "~/lib/format-amount";
import * as text from "~/messages/booking-work";
import * as visitorText from "~/messages/mails/visitor";
import { paths } from "~/paths";
import { toOfferedPrice, toTypedPrice } from "~/settings/lists/price";
import { listPrices } from "~/settings/lists/prices.server";
import { Panel } from "~/ui/panel";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { QuoteLines } from "./quote-lines";

export const meta = formMeta(text.writeQuote);

export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/booking-quote", request);
  const { booking, head, isRefused } = await loadFormHead(request, {
    id: params.id,
    staff,
    own: ["quote-sent"],
    isAllowed: ({ stage }) => maySendQuote(stage),
  });
  const [[last], open, prices] = await Promise.all([
    findQuotes(booking.id),
    findOpenQuote(booking.id),
    listPrices(),
  ]);
  const initial = {
    validUntil: suggestLastDay(),
    note: last?.note ?? "",
    lines: toLineValues(last, suggestService(booking)),
  };
  return {
    head,
    initial,
    effects: describeEffects("quoted", { quote: open }),
    prices: prices.map(toOfferedPrice),
    mayEditPrices: staff.isAdmin,
    isRefused,
  };
}

/** A new quote begins with the lines of the one before; the first one with the service, if the customer has chosen one. */
function toLineValues(last: Quote | undefined, service: string) {
  if (!last) return [{ label: service, quantity: "1", unit: "", price: "" }];
  return last.lines.map(({ label, quantity, unit = "", unitCents }) => ({
    label,
    quantity: formatQuantity(quantity),
    unit,
    price: toTypedPrice(unitCents),
  }));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await guard("routes/staff/booking-quote", request);
  const form = changeForm({
    ...workForm(params.id, async ({ takePrice, priceId }) => {
      const price = takePrice && (await listPrices()).find(({ id }) => id === priceId);
      return { taken: price ? toOfferedPrice(price) : undefined };
    }),
    schema: quoteSchema,
    change: ({ lines, totalCents, validUntil, note, ...mail }, sent) =>
      sendQuote(
        params.id,
        { quote: { lines, totalCents, validUntil, note }, ...toMailedForm(mail, sent) },
        session,
      ),
    done: (changed) => toWorkFlash(text.quoteSent, changed),
  });
  return handleForm(request, form, pathOfBooking(request, params.id));
}

export default function QuoteForm() {
  const { head, initial, effects, prices, mayEditPrices } = useLoaderData<typeof loader>();
  const unsent = useUnsentInput(`quote ${head.id}`, head.formId, useActionData<typeof action>());
  const { result } = unsent;
  const { validUntil, note, lines } = initial;
  const form = useForm(result, { fields: { validUntil, note } });
  return (
    <BookingFormPage
      head={head}
      title={text.writeQuote}
      unsent={unsent}
      mailText={visitorText.quote.text}
      confirmLabel={text.sendQuote}
    >
      <Effects effects={effects} result={result} />
      <Panel title={text.quoteHead}>
        <div className="grid gap-6">
          <div className="min-w-0">
            <QuoteLines initial={lines} prices={prices} result={result} />
            {mayEditPrices && (
              <Link
                to={paths.settingsPrices()}
                className="inline-flex min-h-11 items-center text-accent-text underline hover:decoration-2"
              >
                {text.priceList.edit}
              </Link>
            )}
          </div>
          <TextField
            {...form.text("validUntil")}
            type="date"
            label={text.validThrough}
            hint={text.validUntilHint}
            className="max-w-80"
          />
          <TextArea {...form.text("note")} label={text.note} optional hint={text.noteHint} />
        </div>
      </Panel>
    </BookingFormPage>
  );
}
