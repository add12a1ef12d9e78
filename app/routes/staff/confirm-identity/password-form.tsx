import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useZodForm } from "~/forms/use-zod-form";
import * as text from "~/messages/account-security";
import { ownPasswordSchema } from "~/staff/schema";
import { Button } from "~/ui/button";
import { FormField } from "~/ui/form-field";
import { FormMessages } from "~/ui/form-messages";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

/**
 * Renders the form that asks for the password again.
 *
 * @param lastResult the result of the last submission, if it was refused
 */
export function PasswordForm({
  email,
  lastResult,
}: {
  email: string;
  lastResult: SubmissionResult | undefined;
}) {
  const [form, fields] = useZodForm(ownPasswordSchema, { id: "confirm", lastResult });
  const isSending = useNavigation().formMethod === "POST";
  useClearedInputs([fields.password.id], lastResult);

  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-6">
      <FormMessages formErrors={form.errors} fields={[fields.password]} />
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <FormField
        field={fields.password}
        type="password"
        label={text.identityPassword}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" isLoading={isSending} className="justify-self-start">
        {text.identityConfirm}
      </Button>
    </Form>
  );
}
