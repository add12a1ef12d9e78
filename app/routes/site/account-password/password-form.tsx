import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useZodForm } from "~/forms/use-zod-form";
import * as text from "~/messages/account-password";
import { passwordHint, type PasswordOwner } from "~/staff/password-rules/password-rules";
import { passwordChangeSchema } from "~/staff/schema";
import { Button } from "~/ui/button";
import { FormField } from "~/ui/form-field";
import { FormMessages } from "~/ui/form-messages";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

/**
 * Renders the form with the current password and the new one twice.
 *
 * @param owner the account, to reject a new password that is its name or email
 * @param lastResult the result of the last submission, if it was refused
 * @param savedFlash changes when a submission was saved
 */
export function PasswordForm({
  owner,
  lastResult,
  savedFlash,
}: {
  owner: PasswordOwner & { email: string };
  lastResult: SubmissionResult | undefined;
  savedFlash: unknown;
}) {
  const schema = passwordChangeSchema(owner);
  const [form, fields] = useZodForm(schema, { id: "password", lastResult });
  const isSending = useNavigation().formMethod === "POST";
  const { currentPassword, newPassword, confirmPassword } = fields;
  const boxes = [currentPassword, newPassword, confirmPassword];
  useClearedInputs(
    boxes.map(({ id }) => id),
    lastResult ?? savedFlash,
  );

  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-6">
      <FormMessages formErrors={form.errors} fields={boxes} />
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={owner.email} readOnly hidden />
      <FormField
        field={currentPassword}
        type="password"
        label={text.current}
        autoComplete="current-password"
      />
      <FormField
        field={newPassword}
        type="password"
        label={text.next}
        hint={passwordHint}
        autoComplete="new-password"
      />
      <FormField field={confirmPassword} type="password" label={text.confirm} autoComplete="new-password" />
      <Button type="submit" variant="primary" isLoading={isSending} className="justify-self-start">
        {text.button}
      </Button>
    </Form>
  );
}
