import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/back-office/account-page";
import { formMeta } from "~/back-office/page-title";
import { WatchedForm } from "~/back-office/unsent-input/watched-form";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { readPost, readValues, redirectOrShow } from "~/forms/form-post.server";
import { formHeaders, type FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { formatPacificLong } from "~/lib/pacific-time";
import * as text from "~/messages/staff-account";
import { type Billing, billingSchema } from "~/settings/billing";
import { findBilling, saveBilling } from "~/settings/billing.server";
import { DescriptionList } from "~/ui/description-list";
import { FormMessages } from "~/ui/form-messages";
import { SubmitButton } from "~/ui/submit-button";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";

export const meta = formMeta(text.changeBilling);
export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/account-billing", request);
  const { lastChange, ...billing } = await findBilling();
  const change = lastChange && {
    at: formatPacificLong(lastChange.at),
    by: lastChange.by ?? text.formerStaff,
  };
  return toFormPage(request, { billing, changed: change, isAdmin: staff.isAdmin });
}

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/account-billing", request);
  const post = await readPost(request);
  await saveBilling(readValues(post, billingSchema), session);
  return redirectOrShow(post, text.billingSaved);
});

export default function ChangeBilling() {
  const { billing, changed, isAdmin, flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <AccountPage title={text.changeBilling} flash={flash}>
      <p className="text-muted">{isAdmin ? text.onJobSheets : text.onJobSheetsReadOnly}</p>
      {isAdmin ? (
        <BillingForm key={JSON.stringify(billing)} billing={billing} result={result} />
      ) : (
        <BillingSheet billing={billing} />
      )}
      {changed && (
        <p className="text-small wrap-anywhere text-muted">{text.lastChanged(changed.by, changed.at)}</p>
      )}
    </AccountPage>
  );
}

function BillingForm({ billing, result }: { billing: Billing; result: FormResult | undefined }) {
  const [form, fields] = useForm({ id: "billing", lastResult: result, defaultValue: billing });
  return (
    <WatchedForm {...getFormProps(form)} isRefused={Boolean(result)} className="grid gap-5">
      <FormMessages form={form} />
      <TextField field={fields.legalName} label={text.legalName} optional autoComplete="organization" />
      <TextArea
        field={fields.invoiceAddress}
        label={text.invoiceAddress}
        optional
        autoComplete="street-address"
      />
      <TextField field={fields.taxId} label={text.taxId} optional autoComplete="off" />
      <SubmitButton variant="primary" size="sm" className="justify-self-start">
        {text.saveBilling}
      </SubmitButton>
    </WatchedForm>
  );
}

/** For staff who may not change the details. */
function BillingSheet({ billing }: { billing: Billing }) {
  const { legalName, invoiceAddress, taxId } = billing;
  return (
    <DescriptionList
      items={[
        { term: text.legalName, value: legalName || null },
        { term: text.invoiceAddress, value: invoiceAddress || null },
        { term: text.taxId, value: taxId || null },
      ]}
    />
  );
}
