import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormResult, messagesOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/login";
import { paths } from "~/paths";
import { FormMessages } from "~/ui/form-messages";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { useClearedInputs } from "~/ui/use-cleared-inputs";

/** @param email of the account whose password was just set */
export function LoginForm({
  result,
  email = "",
}: {
  result: FormResult | undefined;
  email?: string | undefined;
}) {
  const [form, fields] = useForm({
    id: "login",
    lastResult: result,
    defaultValue: { email, password: "" },
  });
  // A rejected sign-in clears and focuses the password, as it does without script.
  useClearedInputs([fields.password.id], form.errors && messagesOf(result) && result, fields.password.id);

  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-6">
      <FormMessages form={form} />
      <TextField
        field={fields.email}
        type="email"
        required
        label={text.email}
        // The browser also suggests passkeys once the page has asked for them.
        autoComplete="username webauthn"
      />
      <TextField
        field={fields.password}
        type="password"
        required
        label={text.password}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton variant="primary" className="min-[19rem]:min-w-36">
          {text.button}
        </SubmitButton>
        <a href={paths.forgotPassword()} className="inline-flex min-h-11 items-center underline">
          {text.forgot}
        </a>
      </div>
    </Form>
  );
}
