import { getFormProps, getTextareaProps, type SubmissionResult } from "@conform-to/react";
import { WatchedForm } from "~/back-office/watched-form";
import { useZodForm } from "~/forms/use-zod-form";
import * as text from "~/messages/staff-account";
import { type Billing, billingSchema } from "~/settings/billing";
import { DescriptionList } from "~/ui/description-list";
import { FormField } from "~/ui/form-field";
import { FormMessages } from "~/ui/form-messages";
import { SubmitButton } from "~/ui/submit-button";
import { TextArea } from "~/ui/text-area";

/** The form that changes the billing details. */
export function BillingForm({
  billing,
  lastResult,
}: {
  billing: Billing;
  lastResult: SubmissionResult | undefined;
}) {
  const [form, fields] = useZodForm(billingSchema, { id: "billing", lastResult, defaultValue: billing });
  const { legalName, invoiceAddress, taxId } = fields;
  const { key, ...address } = getTextareaProps(invoiceAddress);

  return (
    <WatchedForm
      isRefused={lastResult !== undefined}
      method="post"
      {...getFormProps(form)}
      className="grid gap-5"
    >
      <FormMessages formErrors={form.errors} fields={[legalName, invoiceAddress, taxId]} />
      <FormField field={legalName} type="text" label={text.legalName} optional autoComplete="organization" />
      <TextArea
        key={key}
        {...address}
        label={text.invoiceAddress}
        optional
        errors={invoiceAddress.errors}
        autoComplete="street-address"
      />
      <FormField field={taxId} type="text" label={text.taxId} optional autoComplete="off" />
      <SubmitButton>{text.saveBilling}</SubmitButton>
    </WatchedForm>
  );
}

/** The billing details, for staff who cannot change them. */
export function BillingSheet({ billing }: { billing: Billing }) {
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
