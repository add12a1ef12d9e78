import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { WatchedForm } from "~/back-office/watched-form";
import { useZodForm } from "~/forms/use-zod-form";
import * as text from "~/messages/staff-account";
import { passwordHint } from "~/staff/password-rules/password-rules";
import { userChangesSchema } from "~/staff/schema";
import { FormField } from "~/ui/form-field";
import { FormMessages } from "~/ui/form-messages";
import { SubmitButton } from "~/ui/submit-button";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

/**
 * The form that changes the user's own name, email, telephone number and password.
 *
 * @param isEmailFixed whether the email is a server setting, which cannot be changed here
 * @param savedFlash the flash message of a successful submission; a new one clears the password
 */
export function ProfileForm({
  profile,
  isEmailFixed,
  lastResult,
  savedFlash,
}: {
  profile: { fullName: string; email: string; mobile: string };
  isEmailFixed: boolean;
  lastResult: SubmissionResult | undefined;
  savedFlash: unknown;
}) {
  const [form, fields] = useZodForm(userChangesSchema, {
    id: "profile",
    lastResult,
    defaultValue: { ...profile, password: "" },
  });
  const { fullName, email, mobile, password } = fields;
  useClearedInputs([password.id], lastResult ?? savedFlash);

  return (
    <WatchedForm
      isRefused={lastResult !== undefined}
      method="post"
      {...getFormProps(form)}
      className="grid gap-5"
    >
      <FormMessages formErrors={form.errors} fields={[fullName, email, mobile, password]} />
      <FormField field={fullName} type="text" label={text.name} autoComplete="name" />
      <FormField
        field={email}
        type="email"
        label={text.email}
        hint={isEmailFixed && text.emailIsFixed}
        readOnly={isEmailFixed}
        autoComplete="email"
      />
      <FormField field={mobile} type="tel" label={text.phoneNumber} optional autoComplete="tel" />
      <FormField
        field={password}
        type="password"
        label={text.updatePassword}
        hint={text.keepPassword(passwordHint)}
        autoComplete="new-password"
      />
      <SubmitButton>{text.updateInfo}</SubmitButton>
    </WatchedForm>
  );
}
