import type { FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/password-reset";
import { passwordHint } from "~/staff/password-rules/password-rules";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { TextField } from "~/ui/text-field";

/**
 * Asks twice for a new password. Its pages have no script.
 *
 * @param email tells password managers which account the password belongs to
 * @param label of the button
 */
export function ChoosePasswordForm({
  email,
  label,
  result,
}: {
  email: string;
  label: string;
  result: FormResult | undefined;
}) {
  const [form, fields] = useForm({
    id: "choose-password",
    lastResult: result,
    defaultValue: { newPassword: "", confirmPassword: "" },
  });
  const password = { type: "password" as const, required: true, autoComplete: "new-password" };
  return (
    // The browser validates, because there is no script.
    <form id={form.id} method="post" className="grid gap-6">
      <FormMessages form={form} />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField field={fields.newPassword} {...password} label={text.newPassword} hint={passwordHint} />
      <TextField field={fields.confirmPassword} {...password} label={text.confirmPassword} />
      <Button type="submit" variant="primary" className="justify-self-start">
        {label}
      </Button>
    </form>
  );
}
