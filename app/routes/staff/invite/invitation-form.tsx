import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useZodForm } from "~/forms/use-zod-form";
import * as text from "~/messages/invitation";
import { invitationSchema } from "~/staff/schema";
import { FormField } from "~/ui/form-field";
import { FormMessages } from "~/ui/form-messages";
import { RadioCards } from "~/ui/radio-cards";
import { SubmitButton } from "~/ui/submit-button";

const roles = [
  { value: "staff", label: text.staff, description: text.staffHint },
  { value: "admin", label: text.administrator, description: text.administratorHint },
];

/**
 * The form that invites a person.
 *
 * @param canMail whether the link is mailed
 * @param lastResult the submission result, if the server rejected the form
 */
export function InvitationForm({
  canMail,
  lastResult,
}: {
  canMail: boolean;
  lastResult: SubmissionResult | undefined;
}) {
  const [form, fields] = useZodForm(invitationSchema, {
    id: "invitation",
    lastResult,
    defaultValue: { role: "staff" },
  });
  const { fullName, email, mobile, role } = fields;

  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      <FormMessages formErrors={form.errors} fields={[fullName, email, mobile]} />
      {/* No autofill: the data is the new user's, not the administrator's. */}
      <FormField field={fullName} type="text" label={text.fullName} autoComplete="off" />
      <FormField field={email} type="email" label={text.email} autoComplete="off" />
      <FormField field={mobile} type="tel" label={text.mobile} optional autoComplete="off" />
      <RadioCards
        id={role.id}
        name={role.name}
        legend={text.role}
        options={roles}
        defaultValue={role.initialValue ?? "staff"}
        columns={2}
      />
      <SubmitButton>{canMail ? text.send : text.createLink}</SubmitButton>
    </Form>
  );
}
