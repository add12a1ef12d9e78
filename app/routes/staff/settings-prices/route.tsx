import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { EntryListPage } from "~/back-office/entries/entry-list-page";
import { handleEntryForms, loadEntryPage } from "~/back-office/entries/handle-entry-forms.server";
import { formMeta } from "~/back-office/page-title";
import { formAction } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-result";
import { guard } from "~/guard.server";
import { toTypedPrice } from "~/lib/format-amount";
import { tabs, title } from "~/messages/settings";
import { price as text } from "~/messages/settings-lists";
import { paths } from "~/paths";
import { priceSchema } from "~/settings/lists/price";
import { listPrices, priceList } from "~/settings/lists/prices.server";
import { TextField } from "~/ui/text-field";

export const meta = formMeta(`${tabs.prices}, ${title}`);
export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/settings-prices", request);
  return loadEntryPage(request, { list: priceList, schema: priceSchema }, await listPrices());
}

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/settings-prices", request);
  return handleEntryForms(request, session, {
    list: priceList,
    schema: priceSchema,
    toValues: ({ label, unit, price }) => ({ label, unit, unitCents: price }),
  });
});

export default function PriceSettings() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { entry } = loaded;
  const price = entry && toTypedPrice(entry.unitCents);
  const values = { label: entry?.label, unit: entry?.unit, price };
  return (
    <EntryListPage<z.input<typeof priceSchema>>
      {...{ loaded, values, result }}
      names={text}
      address={paths.settingsPrices}
    >
      {(fields) => (
        <>
          <TextField field={fields.label} label={text.label} hint={text.labelHint} />
          <div className="grid gap-5 min-[40rem]:grid-cols-2 min-[40rem]:items-end">
            <TextField field={fields.unit} label={text.unit} hint={text.unitHint} optional />
            <TextField
              field={fields.price}
              label={text.unitPrice}
              hint={text.unitPriceHint}
              inputMode="decimal"
            />
          </div>
        </>
      )}
    </EntryListPage>
  );
}
