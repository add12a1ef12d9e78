import type { SubmissionResult } from "@conform-to/react";
import { errorsOf, messagesOf } from "~/forms/form-result";
import * as text from "~/messages/password-reset";
import { passwordHint } from "~/staff/password-rules/password-rules";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { TextField } from "~/ui/text-field";

/**
 * Asks for a new password twice. Its pages have no script.
 *
 * @param email tells password managers which account the password belongs to
 */
export function ChoosePasswordForm({
  email,
  label,
  lastResult,
}: {
  email: string;
  /** Of the button. */
  label: string;
  lastResult: SubmissionResult | undefined;
}) {
  const toField = (name: "newPassword" | "confirmPassword") => ({
    id: name,
    name,
    type: "password",
    required: true,
    autoComplete: "new-password",
    errors: errorsOf(lastResult, name),
  });
  const fields = [toField("newPassword"), toField("confirmPassword")] as const;
  return (
    <form method="post" className="grid gap-6">
      <FormMessages formErrors={messagesOf(lastResult)} fields={fields} />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField {...fields[0]} label={text.newPassword} hint={passwordHint} />
      <TextField {...fields[1]} label={text.confirmPassword} />
      <Button type="submit" variant="primary" className="justify-self-start">
        {label}
      </Button>
    </form>
  );
}
