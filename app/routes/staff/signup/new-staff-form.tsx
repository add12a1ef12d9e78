import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useZodForm } from "~/forms/use-zod-form";
import * as text from "~/messages/staff-account";
import { passwordHint } from "~/staff/password-rules/password-rules";
import { newUserSchema } from "~/staff/schema";
import { FormField } from "~/ui/form-field";
import { FormMessages } from "~/ui/form-messages";
import { SubmitButton } from "~/ui/submit-button";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

/**
 * The form that creates a staff account.
 *
 * @param lastResult the submission result, if the server rejected the form
 */
export function NewStaffForm({ lastResult }: { lastResult: SubmissionResult | undefined }) {
  const [form, fields] = useZodForm(newUserSchema, { id: "new-staff", lastResult });
  useClearedInputs([fields.password.id], lastResult);
  const { name, email, mobile, password } = fields;

  return (
    <Form method="post" {...getFormProps(form)} className="grid max-w-136 gap-5">
      <FormMessages
        title={text.registrationFailed}
        formErrors={form.errors}
        fields={[name, email, mobile, password]}
      />
      {/* No autofill: the data is the new user's, not the administrator's. */}
      <FormField field={name} type="text" label={text.fullName} autoComplete="off" />
      <FormField field={email} type="email" label={text.emailAddress} autoComplete="off" />
      <FormField field={mobile} type="tel" label={text.mobileNumber} autoComplete="off" />
      <FormField
        field={password}
        type="password"
        label={text.password}
        hint={passwordHint}
        autoComplete="new-password"
      />
      <SubmitButton>{text.createUser}</SubmitButton>
    </Form>
  );
}
