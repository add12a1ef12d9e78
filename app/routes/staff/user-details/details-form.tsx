import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useZodForm } from "~/forms/use-zod-form";
import * as text from "~/messages/staff-users";
import { colleagueSchema } from "~/staff/schema";
import { FormField } from "~/ui/form-field";
import { FormMessages } from "~/ui/form-messages";
import { SubmitButton } from "~/ui/submit-button";

/**
 * The form that corrects a colleague's name, email and phone number.
 *
 * @param lastResult the submission result, if the server rejected the form
 */
export function DetailsForm({
  user,
  lastResult,
}: {
  user: { fullName: string; email: string; mobile: string };
  lastResult: SubmissionResult | undefined;
}) {
  const [form, fields] = useZodForm(colleagueSchema, { id: "details", lastResult, defaultValue: user });
  const { fullName, email, mobile } = fields;
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      <FormMessages formErrors={form.errors} fields={[fullName, email, mobile]} />
      {/* No autofill: the data is the colleague's, not the administrator's. */}
      <FormField field={fullName} type="text" label={text.colleagueName} autoComplete="off" />
      <FormField
        field={email}
        type="email"
        label={text.colleagueEmail}
        hint={text.emailHint}
        autoComplete="off"
      />
      <FormField field={mobile} type="tel" label={text.mobile} optional autoComplete="off" />
      <SubmitButton intent="details">{text.save}</SubmitButton>
    </Form>
  );
}
