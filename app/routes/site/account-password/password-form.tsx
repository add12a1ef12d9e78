import { Form } from "@remix-run/react";
import type { FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/account-password";
import { passwordHint, type PasswordOwner } from "~/staff/password-rules/password-rules";
import { FormMessages } from "~/ui/form-messages";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

/**
 * Renders the form with the current password and the new one twice.
 *
 * @param owner the account, to reject a new password that is its name or email
 * @param result of the last submission, if it was refused
 * @param savedFlash changes when a submission was saved
 */
export function PasswordForm({
  owner,
  result,
  savedFlash,
}: {
  owner: PasswordOwner & { email: string };
  result: FormResult | undefined;
  savedFlash: unknown;
}) {
  const form = useForm(result, {
    fields: { currentPassword: "", newPassword: "", confirmPassword: "" },
    schema: async () => (await import("~/staff/schema")).passwordChangeSchema(owner),
  });
  useClearedInputs(
    form.messages.fields.map(({ id }) => id),
    result ?? savedFlash,
  );

  return (
    <Form method="post" {...form.props} className="grid gap-6">
      <FormMessages {...form.messages} />
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={owner.email} readOnly hidden />
      <TextField
        {...form.text("currentPassword")}
        type="password"
        required
        label={text.current}
        autoComplete="current-password"
      />
      <TextField
        {...form.text("newPassword")}
        type="password"
        required
        label={text.next}
        hint={passwordHint}
        autoComplete="new-password"
      />
      <TextField
        {...form.text("confirmPassword")}
        type="password"
        required
        label={text.confirm}
        autoComplete="new-password"
      />
      <SubmitButton variant="primary" className="justify-self-start">
        {text.button}
      </SubmitButton>
    </Form>
  );
}
