import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
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
import { formMeta } from "~/back-office/page-title";
import { type UnsentFormInput, useUnsentInput } from "~/back-office/unsent-input/use-unsent-input";
import { suggestService } from "~/booking/answers/format-answer";
import { type Quote, quoteSchema, suggestLastDay } from "~/booking/quote/quote";
import { findOpenQuote, findQuotes, maySendQuote, sendQuote } from "~/booking/quote/quotes.server";
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
import { formatQuantity, toTypedPrice } from "~/lib/format-amount";
import * as text from "~/messages/booking-work";
import * as visitorText from "~/messages/mails/visitor";
import { paths } from "~/paths";
import { bookingRefusals } from "~/refusals/booking.server";
import { toOfferedPrice } from "~/settings/lists/price";
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
    eventKinds: ["quote-sent"],
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

/** Returns the first lines of a new quote: those of the previous quote, or else one for the customer's service. */
function toLineValues(previousQuote: Quote | undefined, service: string) {
  if (!previousQuote) return [{ label: service, quantity: "1", unit: "", price: "" }];
  return previousQuote.lines.map(({ label, quantity, unit = "", unitCents }) => ({
    label,
    quantity: formatQuantity(quantity),
    unit,
    price: toTypedPrice(unitCents),
  }));
}

export const action = formAction<BookingResultData>(async ({ request, params: { id = "" } }) => {
  const session = await guard("routes/staff/booking-quote", request);
  const post = await readPost(request, { to: pathOfBooking(request, id) });
  const submission = parsePost(
    post,
    quoteSchema,
    workOptions(post, id, async ({ takePrice, priceId }) => {
      const price = takePrice && (await listPrices()).find((each) => each.id === priceId);
      return { taken: price ? toOfferedPrice(price) : undefined };
    }),
  );
  if (isOnlyViewed(post)) return showFormWithoutErrors(post);
  if (submission.status !== "success") return showForm(post);
  const { lines, totalCents, validUntil, note, ...mail } = submission.value;
  const quote = { lines, totalCents, validUntil, note };
  const sent = await sendQuote(id, { quote, ...toMailedForm(mail, post.fields) }, session);
  return respondToResult(post, sent, (changed) => toWorkFlash(text.quoteSent, changed), bookingRefusals);
});

export default function WriteQuote() {
  const { head } = useLoaderData<typeof loader>();
  const unsent = useUnsentInput(`quote ${head.id}`, head.formId, useActionData<typeof action>());
  return <QuoteForm key={unsent.version} unsent={unsent} />;
}

function QuoteForm({ unsent }: { unsent: UnsentFormInput<FormResult<BookingResultData>> }) {
  const { head, initial, effects, prices, mayEditPrices } = useLoaderData<typeof loader>();
  const { result } = unsent;
  const { validUntil, note, lines } = initial;
  const [form, fields] = useForm({
    id: "quote",
    lastResult: result,
    defaultValue: { validUntil, note, sendMail: true, mailText: visitorText.quote.text },
  });
  return (
    <BookingFormPage
      head={head}
      title={text.writeQuote}
      unsent={unsent}
      form={form}
      mail={fields}
      confirmLabel={text.sendQuote}
    >
      <Effects effects={result?.effects ?? effects} fields={{}} />
      <Panel title={text.quoteHead}>
        <div className="grid gap-6">
          <div className="min-w-0">
            <QuoteLines form={form} initial={lines} prices={prices} result={result} />
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
            field={fields.validUntil}
            type="date"
            label={text.validThrough}
            hint={text.validUntilHint}
            className="max-w-80"
          />
          <TextArea field={fields.note} label={text.note} optional hint={text.noteHint} />
        </div>
      </Panel>
    </BookingFormPage>
  );
}
