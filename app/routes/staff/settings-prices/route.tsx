import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EntryOrder } from "~/back-office/entry-order";
import { getFormTitle } from "~/back-office/form-title";
import { handleEntryForms } from "~/back-office/handle-entry-forms.server";
import { SettingsPage } from "~/back-office/settings-page";
import { formHeaders } from "~/forms/form-headers";
import { toFormPage } from "~/forms/form-page.server";
import { typedInto } from "~/forms/form-result";
import { guard } from "~/guard.server";
import { tabs, title } from "~/messages/settings";
import { price as text } from "~/messages/settings-lists";
import { paths } from "~/paths";
import { digestEntry } from "~/settings/lists/change-list.server";
import { describePrice, priceSchema } from "~/settings/lists/price";
import { listPrices, priceList } from "~/settings/lists/prices.server";
import { PriceForm } from "./price-form";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: getFormTitle(`${tabs.prices}, ${title}`, data?.isRefused) },
];

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
