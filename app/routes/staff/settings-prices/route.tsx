import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EntryForm } from "~/back-office/entry-form";
import { EntryOrder } from "~/back-office/entry-order";
import { formMeta } from "~/back-office/form-title";
import { type EntryShown, handleEntryForms } from "~/back-office/handle-entry-forms.server";
import { SettingsPage } from "~/back-office/settings-page";
import { toFormPage } from "~/forms/form-page.server";
import { fieldProps, formHeaders, type FormResult, typedInto } from "~/forms/form-result";
import { guard } from "~/guard.server";
import { tabs, title } from "~/messages/settings";
import { price as text } from "~/messages/settings-lists";
import { paths } from "~/paths";
import { digestEntry } from "~/settings/lists/change-list.server";
import { describePrice, type Price, priceSchema, toTypedPrice } from "~/settings/lists/price";
import { listPrices, priceList } from "~/settings/lists/prices.server";
import { TextField } from "~/ui/text-field";

export const meta = formMeta(`${tabs.prices}, ${title}`);

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/settings-prices", request);
  const prices = await listPrices();
  const asked = new URL(request.url).searchParams.get("change");
  const price = prices.find(({ id }) => id === asked) ?? null;
  const digest = price ? digestEntry(priceList, price) : "";
  return toFormPage(request, { prices, price, id: price?.id ?? randomUUID(), digest });
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/settings-prices", request);
  return handleEntryForms(request, session, {
    list: priceList,
    schema: priceSchema,
    toValues: ({ label, unit, price }) => ({ label, unit, unitCents: price }),
    address: paths.priceSettings(),
  });
}

export default function PriceSettings() {
  const { prices, price, id, digest, flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const entries = prices.map((entry) => ({
    id: entry.id,
    label: entry.label,
    detail: describePrice(entry),
    change: paths.priceSettings({ change: entry.id }),
  }));
  return (
    <SettingsPage flash={flash}>
      <p className="text-muted">{text.lead}</p>
      <PriceForm key={typedInto(result, "id") ?? id} {...{ id, price, digest, result }} />
      <p className="font-semibold">{prices.length > 0 ? text.count(prices.length) : text.none}</p>
      {prices.length > 0 && <EntryOrder entries={entries} />}
    </SettingsPage>
  );
}

/**
 * The form of one price.
 *
 * @param price the one that is changed; null for a new one
 * @param id generated for a new price
 */
function PriceForm({
  price,
  id,
  digest,
  result,
}: {
  price: Price | null;
  id: string;
  digest: string;
  result: FormResult<EntryShown> | undefined;
}) {
  return (
    <EntryForm
      title={price ? text.changeTitle : text.newTitle}
      id={typedInto(result, "id") ?? id}
      digest={result?.storedDigest ?? typedInto(result, "digest") ?? digest}
      isNew={price === null}
      list={paths.priceSettings()}
      fields={["label", "unit", "price"]}
      result={result}
    >
      <TextField {...fieldProps(result, "label", price?.label)} label={text.label} hint={text.labelHint} />
      <div className="grid gap-5 min-[40rem]:grid-cols-2 min-[40rem]:items-end">
        <TextField
          {...fieldProps(result, "unit", price?.unit)}
          label={text.unit}
          hint={text.unitHint}
          optional
        />
        <TextField
          {...fieldProps(result, "price", price ? toTypedPrice(price.unitCents) : "")}
          label={text.unitPrice}
          hint={text.unitPriceHint}
          inputMode="decimal"
        />
      </div>
    </EntryForm>
  );
}
